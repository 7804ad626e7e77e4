import { ChipList } from '@moonlit/ui/chip-list'
import { SuggestionChip } from '@moonlit/ui/suggestion-chip'
import { useQuery } from '@tanstack/react-query'
import { memo, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../../shared/api/services.ts'
import { useLocale } from '../../../shared/i18n/use-locale.ts'
import { pickHints } from './pick-hints.ts'

/** Milliseconds after which suggestions that appeared are brought into view. */
const INTO_VIEW_AFTER = 200

interface SuggestionsProps {
  chatID: string
  onPick: (text: string) => void
}

/** Messages one might send, in the language in use; a tap sends. New ones follow each reply. [CH-16] */
export const Suggestions = memo(function Suggestions({ chatID, onPick }: SuggestionsProps) {
  const { t } = useTranslation('chat')
  const { apiLocale } = useLocale()
  const { queries } = useServices()
  const { data } = useQuery({ ...queries.chats.hints(chatID), staleTime: Number.POSITIVE_INFINITY, placeholderData: (before) => before })
  const hints = pickHints(data, apiLocale)
  const box = useRef<HTMLDivElement>(null)
  const words = hints.join('\n')
  // A second press would send the same words again. They stay in their place, so that no other moves under the pointer.
  const [said, setSaid] = useState<{ readonly words: string; readonly hints: readonly string[] }>({ words, hints: [] })
  if (said.words !== words) setSaid({ words, hints: [] })
  const pick = (hint: string) => {
    if (said.hints.includes(hint)) return
    setSaid({ words, hints: [...said.hints, hint] })
    onPick(hint)
  }
  useEffect(() => {
    if (words === '') return
    const timer = setTimeout(() => box.current?.scrollIntoView({ block: 'nearest', inline: 'start' }), INTO_VIEW_AFTER)
    return () => clearTimeout(timer)
  }, [words])
  if (hints.length === 0) return null
  return (
    <div ref={box} className="mb-3 animate-fade-in">
      {/* New words, new widths: a fresh list finds out anew where it fades. */}
      <ChipList key={words} label={t('suggestions')}>
        {hints.map((hint) => (
          <SuggestionChip key={hint} aria-disabled={said.hints.includes(hint)} onClick={() => pick(hint)}>
            {hint}
          </SuggestionChip>
        ))}
      </ChipList>
    </div>
  )
})
