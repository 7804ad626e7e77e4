import { useTranslation } from 'react-i18next'
import { useSettled } from '../../../shared/time/use-settled.ts'
import { searchedIn, type Filters } from '../filters.ts'
import { suggestionsFor, type Suggestion } from './suggestions.ts'
import { useFoundAnywhere } from './use-found-anywhere.ts'

/** What might be meant by a text, once one pauses in typing it. [EX-19] */
export const useSuggestions = (typed: string, { gender, category }: Filters): readonly Suggestion[] => {
  // A field that one types into never waits for words: looks are suggested once they are there.
  const { i18n } = useTranslation('looks', { useSuspense: false })
  const q = searchedIn(useSettled(typed))
  const { found } = useFoundAnywhere(q, category)
  if (typed.trim() === '' || q === undefined) return []
  // By the text as it is now: what was found for its beginning is narrowed at once.
  return suggestionsFor(typed, found, { gender, words: i18n })
}
