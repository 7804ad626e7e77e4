import type { Bot } from '@moonlit/sdk'
import { cx } from '@moonlit/ui/class-names'
import { EmptyState } from '@moonlit/ui/empty-state'
import { Picture } from '@moonlit/ui/picture'
import { Skeleton } from '@moonlit/ui/skeleton'
import { TextField } from '@moonlit/ui/text-field'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useCombobox } from 'downshift'
import { Check, SearchX } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../shared/api/services.ts'
import { FailedQuery } from '../../shared/errors/failed-query.tsx'
import { useLocale } from '../../shared/i18n/use-locale.ts'
import { OverlayDialog } from '../../shared/overlays/overlay-dialog.tsx'
import type { OverlayControls, OverlayProps } from '../../shared/overlays/overlay-props.ts'
import { smallVariant } from '../../shared/pictures.ts'
import { useInfiniteScroll } from '../../shared/scroll/use-infinite-scroll.ts'
import { useOwnCharacters } from './use-own-characters.ts'

const PAGE_SIZE = 24
const NONE: readonly Bot[] = []

/** All characters that a search finds: one's own first, then the catalogue, more of it as one scrolls. */
const useChoice = (search: string) => {
  const { queries } = useServices()
  const { locale, apiLocale } = useLocale()
  const q = search.trim()
  const list = useInfiniteQuery({
    ...queries.bots.list({ lang: apiLocale, limit: PAGE_SIZE, ...(q !== '' && { q }) }),
    placeholderData: keepPreviousData,
  })
  const sought = q.toLocaleLowerCase(locale)
  const own = useOwnCharacters().filter(({ name }) => name.toLocaleLowerCase(locale).includes(sought))
  const found = list.data?.pages.flatMap(({ result }) => result) ?? NONE
  const bots = [...new Map([...own, ...found].map((bot) => [bot.slug, bot])).values()]
  return { list, bots, ownSlugs: new Set(own.map(({ slug }) => slug)) }
}

/** Whom the photos show: a search over one's own characters and the catalogue, by keys as well as by hand. [PG-01] */
export default function ChooseCharacterDialog({ chosen, onChoose, close }: OverlayProps['choose-character'] & OverlayControls) {
  const { t } = useTranslation(['photos', 'errors'])
  const [search, setSearch] = useState('')
  const { list, bots, ownSlugs } = useChoice(search)
  const combobox = useCombobox({
    items: bots,
    isOpen: true,
    selectedItem: null,
    defaultHighlightedIndex: search === '' ? -1 : 0,
    itemToString: (bot) => bot?.name ?? '',
    itemToKey: (bot) => bot?.slug,
    onInputValueChange: ({ inputValue }) => setSearch(inputValue),
    // Choosing closes the dialog; the search stays what was typed.
    stateReducer: (state, { changes }) => ({ ...changes, inputValue: changes.selectedItem ? state.inputValue : (changes.inputValue ?? '') }),
    onSelectedItemChange: ({ selectedItem }) => {
      if (!selectedItem) return
      onChoose(selectedItem.slug)
      void close()
    },
  })
  const sentinel = useInfiniteScroll({
    state: list.isFetching ? 'loading' : list.isFetchNextPageError ? 'failed' : list.hasNextPage ? 'ready' : 'done',
    isFirstLoaded: list.isSuccess,
    onMore: () => void list.fetchNextPage(),
  })
  return (
    <OverlayDialog close={close} size="lg" title={t('choose.title')}>
      <TextField {...combobox.getInputProps()} label={t('choose.search')} labelLook="hidden" type="search" placeholder={t('choose.search')} />
      <ul
        {...combobox.getMenuProps({ 'aria-label': t('choose.list') })}
        aria-busy={list.isFetching}
        className="mt-5 grid grid-cols-2 gap-2.5 outline-none sm:grid-cols-4"
      >
        {bots.map((bot, index) => (
          <li
            key={bot.slug}
            {...combobox.getItemProps({ item: bot, index })}
            aria-selected={bot.slug === chosen}
            data-state={combobox.highlightedIndex === index ? 'highlighted' : 'idle'}
            className="group relative min-w-0 scroll-my-4 cursor-pointer overflow-hidden rounded-2xl outline-2 outline-offset-2 outline-transparent data-[state=highlighted]:outline-rose"
          >
            <Picture src={smallVariant(bot.imageUrl)} alt="" ratio={4 / 5} />
            <span className="absolute inset-x-0 bottom-0 bg-linear-to-t from-shade-deep to-transparent px-3 pt-10 pb-2.5">
              <span className="line-clamp-2 leading-tight font-medium text-pretty">
                <bdi>{bot.name}</bdi>
              </span>
              {ownSlugs.has(bot.slug) ? <span className="block text-caption text-amber-text">{t('choose.own')}</span> : null}
            </span>
            <span
              aria-hidden
              className={cx(
                'absolute end-2 top-2 flex size-7 items-center justify-center rounded-full accent-fill',
                bot.slug !== chosen && 'opacity-0',
              )}
            >
              <Check className="size-4.5" strokeWidth={3} />
            </span>
          </li>
        ))}
        {list.isPending ? Array.from({ length: 8 }, (_tile, place) => <Skeleton key={place} className="aspect-4/5 rounded-2xl" />) : null}
      </ul>
      {list.isError ? (
        <FailedQuery query={list} layout="inline" className="mt-4" />
      ) : list.isSuccess && bots.length === 0 ? (
        <EmptyState figure={<SearchX strokeWidth={1.6} />} title={t('choose.nobody')} />
      ) : null}
      <div ref={sentinel} className="min-h-2" />
    </OverlayDialog>
  )
}
