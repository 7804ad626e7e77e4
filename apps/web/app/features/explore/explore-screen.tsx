import { keys } from '@moonlit/sdk/query'
import type { Gender, RoleType } from '@moonlit/sdk/rules'
import { Banner } from '@moonlit/ui/banner'
import { Button } from '@moonlit/ui/button'
import { EndOfPart } from '@moonlit/ui/end-of-part'
import { useQuery } from '@tanstack/react-query'
import { WandSparkles } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router'
import { addresses, GENDER_PARAM, SEARCH_PARAM, SORT_PARAM } from '../../shared/addresses.ts'
import { useAnalytics } from '../../shared/analytics/use-analytics.ts'
import { useServices } from '../../shared/api/services.ts'
import { Section } from '../../shared/errors/section.tsx'
import { emit } from '../../shared/events/events.ts'
import { useLocale } from '../../shared/i18n/use-locale.ts'
import { useShownQuery } from '../../shared/page/use-shown-query.ts'
import { noteExplorePlace } from '../../shared/scroll/explore-place.ts'
import { useSessionKind } from '../../shared/session/use-session.ts'
import { writeStored } from '../../shared/storage/storage.ts'
import { stored } from '../../shared/storage/stored.ts'
import { AboutMoonlit } from './about-moonlit.tsx'
import { CharacterList } from './character-list.tsx'
import { exploreQueries } from './explore-data.ts'
import { categoryOf, genderOf, listFields, searchedIn, sortOf, TYPE_PARAM, typeOf, type Category, type Filters, type Place } from './filters.ts'
import { FavouritesChip } from './favourites-chip.tsx'
import { GenderTabs } from './gender-tabs.tsx'
import { OrderChip } from './order-chip.tsx'
import { RoleChips } from './role-chips.tsx'
import { ExploreSearch, TYPED_STATE } from './search/explore-search.tsx'
import { SearchOutcome } from './search/search-outcome.tsx'
import { useLedFocus } from './use-led-focus.ts'
import { useNamedGender } from './use-named-gender.ts'

const PATHS = { all: addresses.explore, anime: addresses.anime, custom: addresses.custom } as const satisfies Record<Category, string>

/** Explore: whose company, of which kind, and the characters. `unnamed` is whom an address shows that does not say it. [EX-01] */
export function ExploreScreen({ unnamed }: { unnamed: Gender }) {
  const { t } = useTranslation(['explore', 'layout'])
  const services = useServices()
  const { apiLocale } = useLocale()
  const kind = useSessionKind()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  useAnalytics(pathname)
  const page = useLedFocus()
  const [search] = useSearchParams()
  // A new gender counts, and drops the type, a moment before the address follows.
  const [ahead, setAhead] = useState<{ readonly left: string; readonly gender: Gender } | null>(null)
  const isAhead = ahead !== null && ahead.left === search.toString()
  if (ahead !== null && !isAhead) setAhead(null)
  const shownGender = genderOf(search, unnamed)
  const gender = isAhead ? ahead.gender : shownGender
  useNamedGender(shownGender)
  // An address with a promo type stays as it came: its query is what is reported.
  const isReported = pathname.split('/').filter(Boolean).length > 1
  useShownQuery(isAhead || isReported ? {} : { [TYPE_PARAM]: typeOf(search), [SORT_PARAM]: sortOf(search) })
  useEffect(noteExplorePlace)
  const filters: Filters = {
    category: categoryOf(pathname),
    gender,
    type: isAhead ? undefined : typeOf(search),
    search: searchedIn(search.get(SEARCH_PARAM)),
    sort: sortOf(search),
  }
  const roles = useQuery(exploreQueries(services, filters).roleTypes)
  // Without the server's kinds the list is still whole, so nothing keeps waiting for them.
  const roleTypes = roles.data?.roleTypes ?? (roles.isError ? [] : undefined)

  /** The same page with some of its query changed: it names whom it shows, but for women, whom an address without a word shows. */
  const addressWith = (changes: Record<string, string | undefined>, path = pathname): string => {
    const next = new URLSearchParams(search)
    for (const [param, value] of Object.entries({ ...(gender !== 'female' && { [GENDER_PARAM]: gender }), ...changes })) {
      if (value) next.set(param, value)
      else next.delete(param)
    }
    return next.size > 0 ? `${path}?${next}` : path
  }
  const addressOf = (type: string | undefined): string => addressWith({ type })
  const genderAddress = (next: Gender): string => addressWith({ type: undefined, [GENDER_PARAM]: next })
  /** The same search in another category, or among the people of another gender, of every type. */
  const addressAt = (place: Place): string =>
    addressWith(
      { type: undefined, ...(place.gender !== gender && { [GENDER_PARAM]: place.gender }) },
      place.category === filters.category ? pathname : PATHS[place.category],
    )
  /** One step back leads out of a search, however often it was changed. */
  const lookFor = (text: string | undefined) =>
    void navigate(addressWith({ [SEARCH_PARAM]: text }), { replace: filters.search !== undefined, state: TYPED_STATE, preventScrollReset: true })
  /** A list that is chosen, not gone back to, starts at page 1 and loads anew. [EX-06] */
  const startAnew = (next: Partial<Filters>) => {
    services.queryClient.removeQueries({
      queryKey: keys.bots.list(listFields({ ...filters, ...next }, apiLocale, services.requestContext.device)),
      exact: true,
    })
  }
  const chooseGender = (next: Gender) => {
    writeStored(stored.exploreGender, next)
    startAnew({ gender: next, type: undefined })
    setAhead({ left: search.toString(), gender: next })
    emit({ name: 'gender-selected', gender: next })
    // A step of its own, as a kind is: going back shows those who were there before. [EX-18]
    void navigate(genderAddress(next))
  }
  const chooseType = (type: string | undefined) => {
    const next: RoleType | undefined = typeOf(new URLSearchParams(type ? { type } : {}))
    if (next !== filters.type) startAnew({ type: next })
  }

  return (
    <div ref={page} className="page-edges pt-6 lg:pt-8">
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
        <div className="max-w-[34rem]">
          <h1 tabIndex={-1} className="display-type text-hero outline-none">
            {t(`explore:heading.${gender}`)}
          </h1>
          <p className="mt-3 text-lg text-pretty text-muted max-sm:hidden">{t(`explore:lead.${filters.category}`)}</p>
        </div>
        <div className="when-whole flex w-full flex-wrap gap-3 sm:w-auto">
          <ExploreSearch filters={filters} action={pathname} others={[...search].filter(([name]) => name !== SEARCH_PARAM)} onSearch={lookFor} />
          <GenderTabs value={gender} addressOf={genderAddress} onChoose={chooseGender} />
          <EndOfPart />
        </div>
      </div>
      <div className="mt-5 mb-6 flex items-center gap-3.5">
        <OrderChip
          order={filters.sort}
          address={addressWith({ [SORT_PARAM]: filters.sort ? undefined : 'popular' })}
          onChoose={() => startAnew({ sort: filters.sort ? undefined : 'popular' })}
        />
        <FavouritesChip />
        <RoleChips roleTypes={roleTypes} chosen={filters.type} addressOf={addressOf} onChoose={chooseType} />
      </div>
      <Section>
        <SearchOutcome filters={filters} />
        <CharacterList filters={filters} everyoneAddress={addressWith({ type: undefined, [SEARCH_PARAM]: undefined })} addressAt={addressAt} />
      </Section>
      <Banner
        tone="warm"
        icon={<WandSparkles />}
        title={t('layout:invite.title')}
        className="mt-10 py-5 sm:px-7 sm:py-6"
        actions={
          <Button asChild variant="quiet">
            <Link to={addresses.create}>{t('layout:invite.action')}</Link>
          </Button>
        }
      >
        {t('layout:invite.text')}
      </Banner>
      {kind === 'member' ? null : <AboutMoonlit />}
    </div>
  )
}
