import { cx } from '@moonlit/ui/class-names'
import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import type { Draft } from '../../shared/creation/draft.ts'
import { formatNumber } from '../../shared/format.ts'
import { useLocale } from '../../shared/i18n/use-locale.ts'
import { isReachable, searchFor, STEPS, type Step } from './steps.ts'

interface StepProgressProps {
  step: Step
  draft: Draft
  /** `bar` is a row of strokes for small screens; `named` says every step. */
  variant: 'bar' | 'named'
  className?: string
}

/** How far one is, and the way to every step that is open. [WZ-01] */
export function StepProgress({ step, draft, variant, className }: StepProgressProps) {
  const { t } = useTranslation('wizard')
  const { locale } = useLocale()
  const [search] = useSearchParams()
  const current = STEPS.indexOf(step)
  return (
    <nav aria-label={t('progress.label')} className={className}>
      {variant === 'bar' ? (
        <p className="text-sm text-muted">
          <span className="font-semibold text-body">{t(`step.${step}.name`)}</span>{' '}
          {t('progress.at', { at: formatNumber(locale, current + 1), of: formatNumber(locale, STEPS.length) })}
        </p>
      ) : null}
      <ol className={variant === 'bar' ? 'flex gap-1' : 'flex flex-wrap gap-x-1 gap-y-2'}>
        {STEPS.map((one, place) => {
          const name = t(`step.${one}.name`)
          const state = place < current ? 'done' : place === current ? 'current' : 'ahead'
          const label =
            variant === 'bar' ? (
              <>
                <span
                  aria-hidden
                  className="block h-1.5 w-full rounded-full bg-veil-strong in-data-[state=current]:accent-fill in-data-[state=done]:bg-rose/55"
                />
                <span className="sr-only">{name}</span>
              </>
            ) : (
              <>
                <span
                  aria-hidden
                  className="flex size-7 shrink-0 items-center justify-center rounded-full bg-raised text-caption in-data-[state=current]:accent-fill in-data-[state=done]:bg-rose-veil in-data-[state=done]:text-amber-text"
                >
                  {state === 'done' ? <Check className="size-4" strokeWidth={2.4} /> : formatNumber(locale, place + 1)}
                </span>
                {name}
              </>
            )
          const classes = cx(
            variant === 'bar'
              ? 'flex h-11 w-full items-center rounded-full'
              : 'flex min-h-11 items-center gap-2.5 rounded-full px-3 text-[0.9375rem] font-medium',
            state === 'current' ? 'text-body' : 'text-muted',
          )
          return (
            <li key={one} data-state={state} className={variant === 'bar' ? 'min-w-0 flex-1' : undefined}>
              {isReachable(one, draft) ? (
                <Link to={searchFor(one, search)} aria-current={state === 'current' ? 'step' : undefined} className={cx(classes, 'hover:text-body')}>
                  {label}
                </Link>
              ) : (
                <span className={classes}>{label}</span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
