import { Button } from '@moonlit/ui/button'
import { Chip } from '@moonlit/ui/chip'
import { Fieldset } from '@moonlit/ui/fieldset'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fieldMessage } from '../../shared/errors/error-message.ts'
import { formatNumber } from '../../shared/format.ts'
import { useLocale } from '../../shared/i18n/use-locale.ts'
import { useFold } from './use-fold.ts'
import { useWizard } from './wizard-context.ts'

/** A choice that was refused: too many are chosen, or one of them is its opposite. */
type Refused = { readonly why: 'most'; readonly wanted: string } | { readonly why: 'opposite'; readonly wanted: string; readonly other: string }

/** On a phone it would be below the window, or under what sticks to its foot, and the choice would seem dead. */
const bringIntoSight = (part: HTMLElement | null) => part?.scrollIntoView({ block: 'nearest' })

interface SeveralFieldProps {
  field: 'personality' | 'hobbies'
  /** How many are in sight until more are asked for. */
  fold?: number
}

/** A property with several choices, up to its maximum; one that is refused says why, and offers the exchange where that helps. [WZ-03] [WZ-04] */
export function SeveralField({ field, fold }: SeveralFieldProps) {
  const { t, i18n } = useTranslation(['wizard', 'errors'])
  const { locale } = useLocale()
  const { draft, errors, options, choose, property } = useWizard()
  const [refused, setRefused] = useState<Refused | null>(null)
  const words = property(field)
  const chosen: readonly string[] = draft[field] ?? []
  const { shown, isFolded, toggle } = useFold(words?.options ?? [], { fold, kept: chosen })
  if (!words) return null
  const nameOf = (wanted: string) => words.options.find(({ id }) => id === wanted)?.label ?? wanted
  const take = (next: readonly string[]) => {
    setRefused(null)
    choose(field, next)
  }
  const press = (id: string) => {
    if (chosen.includes(id)) return take(chosen.filter((one) => one !== id))
    const other =
      field === 'personality' ? options.opposites.find((pair) => pair.includes(id) && pair.some((one) => chosen.includes(one))) : undefined
    const opposite = other?.find((one) => one !== id)
    if (opposite !== undefined) return setRefused({ why: 'opposite', wanted: id, other: opposite })
    if (chosen.length >= words.max) return setRefused({ why: 'most', wanted: id })
    return take([...chosen, id])
  }
  const error = fieldMessage(i18n, errors[field])
  return (
    <Fieldset
      legend={
        <>
          {words.label}
          <span className="ms-2 font-normal text-muted">
            {t('chosen', { chosen: formatNumber(locale, chosen.length), max: formatNumber(locale, words.max) })}
          </span>
        </>
      }
      error={error}
    >
      <div>
        <ul className="flex flex-wrap gap-2">
          {shown.map(({ id, label }) => (
            <li key={id}>
              <Chip state={chosen.includes(id) ? 'chosen' : 'free'} onClick={() => press(id)} className="min-h-11">
                {label}
              </Chip>
            </li>
          ))}
        </ul>
        <div role="alert">
          {refused ? (
            <div
              ref={bringIntoSight}
              className="mt-3 flex scroll-mt-48 scroll-mb-[calc(11rem+var(--notice-space))] animate-rise flex-wrap items-center gap-x-3 gap-y-2 rounded-field bg-veil px-4 py-3 text-[0.9375rem]"
            >
              <p className="min-w-0 flex-1 basis-56">
                {refused.why === 'most'
                  ? t('refused.most', { wanted: nameOf(refused.wanted), max: formatNumber(locale, words.max) })
                  : t('refused.opposite', { wanted: nameOf(refused.wanted), other: nameOf(refused.other) })}
              </p>
              {refused.why === 'opposite' ? (
                <Button variant="quiet" size="md" onClick={() => take([...chosen.filter((one) => one !== refused.other), refused.wanted])}>
                  {t('refused.exchange', { wanted: nameOf(refused.wanted) })}
                </Button>
              ) : null}
            </div>
          ) : null}
        </div>
        {fold !== undefined && words.options.length > fold ? (
          <Button variant="ghost" size="md" aria-expanded={!isFolded} onClick={toggle} className="mt-2 -ms-3 px-3 text-muted">
            {isFolded ? t('more', { count: words.options.length }) : t('fewer')}
          </Button>
        ) : null}
      </div>
    </Fieldset>
  )
}
