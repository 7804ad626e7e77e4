import { useCombobox } from 'downshift'
import { useLayoutEffect, useRef, useState, type ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { addresses } from '../../../shared/addresses.ts'
import type { Filters } from '../filters.ts'
import { SearchField, type SearchInput } from './search-field.tsx'
import { SuggestionRow } from './suggestion-row.tsx'
import type { Suggestion } from './suggestions.ts'
import { useSuggestions } from './use-suggestions.ts'

export interface SearchComboboxProps extends SearchInput {
  filters: Filters
  onClear: () => void
  /** Whether the field, when it comes, takes the focus that the plain one had. */
  focus: 'taken' | 'left'
}

const keyOf = (suggestion: Suggestion | null): string =>
  suggestion?.kind === 'person' ? `person ${suggestion.bot.slug}` : `trait ${suggestion?.label ?? ''}`

/** The search with suggestions: people by their names, and traits of those who would be found. Arrows choose, Enter takes, Escape closes. [EX-19] */
export function SearchCombobox({ typed, onType, onSearch, onClear, filters, focus }: SearchComboboxProps) {
  const { t } = useTranslation('explore')
  const navigate = useNavigate()
  const [isWanted, setIsWanted] = useState(typed.trim() !== (filters.search ?? ''))
  const suggestions = useSuggestions(isWanted ? typed : '', filters)
  const isOpen = isWanted && suggestions.length > 0
  const take = (suggestion: Suggestion) => {
    if (suggestion.kind === 'person') void navigate(addresses.character(suggestion.bot.slug))
    else onSearch(suggestion.label)
  }
  const combobox = useCombobox<Suggestion>({
    items: [...suggestions],
    isOpen,
    inputValue: typed,
    selectedItem: null,
    itemToKey: keyOf,
    itemToString: (suggestion) => (suggestion?.kind === 'trait' ? suggestion.label : typed),
    onIsOpenChange: ({ isOpen: wanted }) => setIsWanted(wanted),
    onStateChange: ({ type, selectedItem }) => {
      const { ItemClick, InputKeyDownEnter } = useCombobox.stateChangeTypes
      if (selectedItem && (type === ItemClick || type === InputKeyDownEnter)) {
        setIsWanted(false)
        take(selectedItem)
      }
      if (type === useCombobox.stateChangeTypes.InputKeyDownEscape && !isOpen) onSearch('')
    },
    // What is only pointed at is not taken when one goes on.
    stateReducer: (state, { type, changes }) =>
      type === useCombobox.stateChangeTypes.InputBlur ? { ...changes, selectedItem: state.selectedItem, inputValue: state.inputValue } : changes,
  })
  const field = useRef<HTMLInputElement>(null)
  // Before anything else happens: a key that is pressed while no field has the focus is lost.
  useLayoutEffect(() => {
    if (focus === 'taken') field.current?.focus()
  }, [focus])
  return (
    <>
      <SearchField
        {...combobox.getInputProps<ComponentProps<'input'>>({
          ref: field,
          onKeyDown: ({ key }) => {
            if (key === 'Enter' && combobox.highlightedIndex < 0) setIsWanted(false)
          },
        })}
        typed={typed}
        onType={(text) => {
          onType(text)
          setIsWanted(text.trim() !== '')
        }}
        onClear={() => {
          setIsWanted(false)
          onClear()
        }}
      />
      <ul
        {...combobox.getMenuProps({ 'aria-label': t('search.suggestions') })}
        hidden={!isOpen}
        className="absolute inset-x-0 top-full z-20 mt-2 rounded-card panel-fill p-2 outline-none"
      >
        {isOpen
          ? suggestions.map((suggestion, index) => (
              <SuggestionRow
                key={keyOf(suggestion)}
                suggestion={suggestion}
                state={combobox.highlightedIndex === index ? 'highlighted' : 'idle'}
                {...combobox.getItemProps({ item: suggestion, index })}
              />
            ))
          : null}
      </ul>
    </>
  )
}
