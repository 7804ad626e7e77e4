import preview from '../.storybook/preview.tsx'
import { SuggestionChip } from './suggestion-chip.tsx'

const meta = preview.meta({ title: 'Actions/Suggestion chip', component: SuggestionChip })

export const Suggestions = meta.story(function Suggestions() {
  return (
    <div className="flex flex-wrap gap-2">
      <SuggestionChip>Tell me about your night shift</SuggestionChip>
      <SuggestionChip>Play me something slow</SuggestionChip>
      <SuggestionChip>What did you dream?</SuggestionChip>
    </div>
  )
})
