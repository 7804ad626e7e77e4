import { Picture } from '@moonlit/ui/picture'
import { Search } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../shared/format.ts'
import { useLocale } from '../../../shared/i18n/use-locale.ts'
import { smallVariant } from '../../../shared/pictures.ts'
import type { Suggestion } from './suggestions.ts'

interface SuggestionRowProps extends ComponentProps<'li'> {
  suggestion: Suggestion
  state: 'highlighted' | 'idle'
}

/** A person, who is opened, or a trait, which is searched for. */
export function SuggestionRow({ suggestion, state, ...rest }: SuggestionRowProps) {
  const { t } = useTranslation('common')
  const { locale } = useLocale()
  return (
    <li
      {...rest}
      data-state={state}
      className="flex min-h-12 cursor-pointer items-center gap-3 rounded-2xl px-2.5 py-1.5 data-[state=highlighted]:bg-veil-strong"
    >
      {suggestion.kind === 'person' ? (
        <>
          <Picture src={smallVariant(suggestion.bot.imageUrl)} alt="" ratio={1} className="size-9 shrink-0 rounded-full" />
          <span className="min-w-0 truncate">
            <bdi className="font-semibold">{suggestion.bot.firstName}</bdi>
            {t('separator')}
            {formatNumber(locale, suggestion.bot.age)}
          </span>
        </>
      ) : (
        <>
          <span aria-hidden className="flex size-9 shrink-0 items-center justify-center text-faint">
            <Search className="size-4.5" />
          </span>
          <span className="min-w-0 truncate">{suggestion.label}</span>
        </>
      )}
    </li>
  )
}
