import { SuggestionChip } from './suggestion-chip.tsx'

export const meta = { title: 'Suggestion chip' }

export function Suggestions() {
  return (
    <div className="flex flex-wrap gap-2">
      <SuggestionChip>Tell me about your night shift</SuggestionChip>
      <SuggestionChip>Play me something slow</SuggestionChip>
      <SuggestionChip>What did you dream?</SuggestionChip>
    </div>
  )
}
