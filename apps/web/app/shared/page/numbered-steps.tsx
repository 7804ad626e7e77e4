import { cx } from '@moonlit/ui/class-names'
import { formatNumber } from '../format.ts'
import { useLocale } from '../i18n/use-locale.ts'

interface NumberedStepsProps {
  steps: readonly { readonly key: string; readonly title: string; readonly text: string }[]
  /** `beside` sets the numbers before the words; `above` over them, where there is room. */
  numbers?: 'beside' | 'above'
  /** The columns. */
  className: string
}

/** How something goes, step by step. */
export function NumberedSteps({ steps, numbers = 'beside', className }: NumberedStepsProps) {
  const { locale } = useLocale()
  return (
    <ol className={cx('mt-8 grid gap-x-10 gap-y-8', className)}>
      {steps.map(({ key, title, text }, at) => (
        <li key={key} className={cx('flex gap-4.5', numbers === 'above' && 'md:flex-col')}>
          <span
            aria-hidden
            className="flex size-12 shrink-0 items-center justify-center rounded-2xl bg-raised display-type text-xl text-amber-text shadow-rest"
          >
            {formatNumber(locale, at + 1)}
          </span>
          <div className="min-w-0">
            <h3 className="font-semibold">{title}</h3>
            <p className="mt-1 text-pretty text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
