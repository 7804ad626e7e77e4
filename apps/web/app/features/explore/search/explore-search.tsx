import { useEffect, useEffectEvent, useRef, useState, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { useSettled } from '../../../shared/time/use-settled.ts'
import { searchedIn, type Filters } from '../filters.ts'
import type { SearchComboboxProps } from './search-combobox.tsx'
import { SearchField } from './search-field.tsx'

/** Beside an address that typing has led to, so that the field does not take its own text for another one. */
export const TYPED_STATE = 'typed'

/** The text in the field: what one types, until the address changes by anything else. */
const useTyped = (search: string) => {
  const { key, ...location } = useLocation()
  const state: unknown = location.state
  const how = useNavigationType()
  const [typed, setTyped] = useState(search)
  const [seen, setSeen] = useState(key)
  if (key !== seen) {
    setSeen(key)
    if (how === NavigationType.Pop || state !== TYPED_STATE) setTyped(search)
  }
  return [typed, setTyped] as const
}

/**
 * Calls back once, when the focus has left the form. What takes the focus within the form has not left it, and a button of the form that is being
 * pressed does its work first: it would be gone from under the finger.
 */
const whenLeft = (form: HTMLFormElement | null, callback: () => void): void => {
  const leave = ({ relatedTarget }: FocusEvent) => {
    const stays = () => form?.contains(document.activeElement)
    if (relatedTarget instanceof Node && form?.contains(relatedTarget)) return whenLeft(form, callback)
    if (!form?.querySelector('button:active')) return callback()
    addEventListener('click', () => (stays() ? whenLeft(form, callback) : callback()), { once: true })
  }
  form?.addEventListener('focusout', leave, { once: true })
}

/**
 * The field with suggestions, fetched once somebody comes near it: few people search. It takes the plain one's place when that costs nobody
 * anything: the keyboard of a phone closes when its field goes, and half-written signs are lost with it.
 */
const useCombobox = () => {
  const form = useRef<HTMLFormElement>(null)
  const [found, setFound] = useState<{ Combobox: ComponentType<SearchComboboxProps>; focus: 'taken' | 'left' }>()
  const isAsked = useRef(false)
  const approach = () => {
    if (isAsked.current) return
    isAsked.current = true
    import('./search-combobox.tsx').then(
      ({ SearchCombobox }) => {
        const { activeElement } = document
        const field = activeElement instanceof HTMLInputElement && form.current?.contains(activeElement) ? activeElement : undefined
        const take = (focus: 'taken' | 'left') => setFound({ Combobox: SearchCombobox, focus })
        if (!field) take('left')
        else if (field.value === '' && matchMedia('(pointer: fine)').matches) take('taken')
        else whenLeft(form.current, () => take('left'))
      },
      () => {
        // The search works without suggestions, and may try again.
        isAsked.current = false
      },
    )
  }
  const comeNear = useEffectEvent(approach)
  useEffect(() => {
    // Somebody may have come before the page listened.
    if (form.current?.matches(':hover, :focus-within')) comeNear()
    addEventListener('touchstart', comeNear, { once: true, passive: true })
    return () => removeEventListener('touchstart', comeNear)
  }, [])
  return { form, found, approach }
}

interface ExploreSearchProps {
  filters: Filters
  /** The page's own address, and what of its query a search leaves as it is. */
  action: string
  others: readonly (readonly [name: string, value: string])[]
  onSearch: (search: string | undefined) => void
}

/** Looks for characters by name or trait, while one types. Without JavaScript it is a form that leads to the same address. [EX-19] */
export function ExploreSearch({ filters, action, others, onSearch }: ExploreSearchProps) {
  const { search = '' } = filters
  const [typed, setTyped] = useTyped(search)
  const { t } = useTranslation('explore')
  const { form, found, approach } = useCombobox()
  const settled = searchedIn(useSettled(typed)) ?? ''
  const lookFor = useEffectEvent((text: string) => {
    // Of another entry of the history, where one has come to another meanwhile.
    const isTyped = text === (searchedIn(typed) ?? '')
    if (isTyped && text !== search) onSearch(text || undefined)
  })
  useEffect(() => lookFor(settled), [settled])
  // What somebody typed before the page listened. An update to the same text is left out: React keeps one and applies it after the next address's.
  const takeEarly = useEffectEvent(() => {
    const early = form.current?.querySelector<HTMLInputElement>('[type=search]')?.value
    if (early && early !== typed) setTyped(early)
  })
  useEffect(() => takeEarly(), [])

  const searchNow = (text: string) => {
    setTyped(text)
    const sought = searchedIn(text)
    if ((sought ?? '') !== search) onSearch(sought)
  }
  const clear = () => {
    searchNow('')
    form.current?.querySelector<HTMLInputElement>('[type=search]')?.focus()
  }
  const input = { typed, onType: setTyped }
  return (
    <form
      ref={form}
      role="search"
      action={action}
      method="get"
      className="relative w-full sm:w-72"
      onPointerEnter={approach}
      onFocus={approach}
      onSubmit={(event) => {
        event.preventDefault()
        searchNow(typed)
        // Lets the keyboard of a phone go, which lies over what was found.
        if (!matchMedia('(pointer: fine)').matches && document.activeElement instanceof HTMLInputElement) document.activeElement.blur()
      }}
    >
      {others.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {found ? (
        <found.Combobox {...input} filters={filters} focus={found.focus} onSearch={searchNow} onClear={clear} />
      ) : (
        <SearchField {...input} onClear={clear} />
      )}
      {/* Enter searches; with it a form has the button that it is sent by. */}
      <button type="submit" hidden>
        {t('search.label')}
      </button>
    </form>
  )
}
