import { IconButton } from '@moonlit/ui/icon-button'
import { TextField } from '@moonlit/ui/text-field'
import { BOTS_SEARCH_MAX_LENGTH } from '@moonlit/sdk/rules'
import { Search, X } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { SEARCH_PARAM } from '../../../shared/addresses.ts'

/** How the search stands in the page: what is typed, and the page's answer to it. */
export interface SearchInput {
  readonly typed: string
  readonly onType: (text: string) => void
  /** Searches at once, without waiting for a pause. */
  readonly onSearch: (text: string) => void
}

interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'children' | 'onChange'>, Pick<SearchInput, 'typed' | 'onType'> {
  onClear: () => void
}

/** The field itself, which needs no JavaScript: its form sends it to the page's own address. [EX-19] */
export function SearchField({ typed, onType, onClear, ...rest }: SearchFieldProps) {
  const { t } = useTranslation('explore')
  return (
    <TextField
      {...rest}
      type="search"
      name={SEARCH_PARAM}
      label={t('search.label')}
      labelLook="hidden"
      placeholder={t('search.placeholder')}
      start={<Search />}
      end={
        typed === '' ? undefined : (
          <IconButton label={t('search.clear')} tooltip="none" onClick={onClear}>
            <X />
          </IconButton>
        )
      }
      enterKeyHint="search"
      autoComplete="off"
      spellCheck={false}
      maxLength={BOTS_SEARCH_MAX_LENGTH}
      inputClassName="rounded-full [&::-webkit-search-cancel-button]:hidden"
      value={typed}
      onChange={({ currentTarget }) => onType(currentTarget.value)}
    />
  )
}
