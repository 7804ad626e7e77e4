import { Button } from '@moonlit/ui/button'
import { ChoiceGroup } from '@moonlit/ui/choice-group'
import { Fieldset } from '@moonlit/ui/fieldset'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { fieldMessage } from '../../shared/errors/error-message.ts'
import type { DraftField } from '../../shared/creation/draft.ts'
import { useFold } from './use-fold.ts'
import { useWizard } from './wizard-context.ts'

interface ChoiceFieldProps {
  field: DraftField
  variant?: 'tile' | 'chip' | 'swatch'
  /** The picture of a choice. */
  renderFigure?: (id: string) => ReactNode
  /** Ids that stand first, in this order. */
  first?: readonly string[]
  /** How many are in sight until more are asked for. */
  fold?: number
  hint?: string
  /** The columns of tiles. */
  className?: string
}

/** One property with one choice. [WZ-06] */
export function ChoiceField({ field, variant = 'chip', renderFigure, first = [], fold, hint, className }: ChoiceFieldProps) {
  const { t, i18n } = useTranslation(['wizard', 'errors'])
  const { draft, errors, choose, intend, property } = useWizard()
  const id = useId()
  const words = property(field)
  const chosen = draft[field]
  const value = typeof chosen === 'string' ? chosen : null
  const { shown, isFolded, toggle } = useFold(words?.options ?? [], { first, fold, kept: value === null ? [] : [value] })
  if (!words) return null
  const error = fieldMessage(i18n, errors[field])
  return (
    <Fieldset
      id={id}
      legend={
        <>
          {words.label}
          {variant === 'swatch' && value !== null ? (
            <span className="ms-2 inline-block font-normal text-muted sm:hidden">{words.options.find((option) => option.id === value)?.label}</span>
          ) : null}
        </>
      }
      error={error}
      hint={hint}
    >
      <div>
        <ChoiceGroup
          label={words.label}
          variant={variant}
          state={error ? 'invalid' : 'valid'}
          options={shown.map((option) => ({ value: option.id, label: option.label, figure: renderFigure?.(option.id) }))}
          value={value}
          onValueChange={(next) => choose(field, next)}
          onIntent={(next) => intend(field, next)}
          {...(className === undefined ? {} : { className })}
        />
        {fold !== undefined && words.options.length > fold ? (
          <Button variant="ghost" size="md" aria-expanded={!isFolded} onClick={toggle} className="mt-2 -ms-3 px-3 text-muted">
            {isFolded ? t('more', { count: words.options.length }) : t('fewer')}
          </Button>
        ) : null}
      </div>
    </Fieldset>
  )
}
