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
import { addresses, GENDER_PARAM } from '../../shared/addresses.ts'
import { useAnalytics } from '../../shared/analytics/use-analytics.ts'
import { useServices } from '../../shared/api/services.ts'
import { Section } from '../../shared/errors/section.tsx'
import { emit } from '../../shared/events/events.ts'
import { useLocale } from '../../shared/i18n/use-locale.ts'
import { noteExplorePlace } from '../../shared/scroll/explore-place.ts'
import { useSessionKind } from '../../shared/session/use-session.ts'
import { writeStored } from '../../shared/storage/storage.ts'
import { stored } from '../../shared/storage/stored.ts'
import { AboutMoonlit } from './about-moonlit.tsx'
import { CharacterList } from './character-list.tsx'
import { exploreQueries } from './explore-data.ts'
import { categoryOf, genderOf, listFields, rememberedGender, SEARCH_PARAM, searchedIn, SORT_PARAM, sortOf, typeOf, type Filters } from './filters.ts'
import { FavouritesChip } from './favourites-chip.tsx'
import { GenderTabs } from './gender-tabs.tsx'
import { OrderChip } from './order-chip.tsx'
import { RoleChips } from './role-chips.tsx'
import { ExploreSearch, TYPED_STATE } from './search/explore-search.tsx'
import { SearchOutcome } from './search/search-outcome.tsx'
import { useNamedGender } from './use-named-gender.ts'

/** Explore: whose company, of which kind, and the characters. [EX-01] */
export function ExploreScreen() {
  const { t } = useTranslation(['explore', 'layout'])
  const services = useServices()
  const { apiLocale } = useLocale()
  const kind = useSessionKind()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  useAnalytics(pathname)
  const [search] = useSearchParams()
  const [remembered, setRemembered] = useState(() => rememberedGender(services.requestContext))
  // A new gender counts, and drops the type, a moment before the address follows.
  const [leftSearch, setLeftSearch] = useState<string | null>(null)
  const isAhead = leftSearch !== null && leftSearch === search.toString()
  if (leftSearch !== null && !isAhead) setLeftSearch(null)
  const gender = isAhead ? remembered : genderOf(search, remembered)
  useNamedGender(gender)
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
  const addressWith = (changes: Record<string, string | undefined>): string => {
    const next = new URLSearchParams(search)
    for (const [param, value] of Object.entries({ ...(gender !== 'female' && { [GENDER_PARAM]: gender }), ...changes })) {
      if (value) next.set(param, value)
      else next.delete(param)
    }
    return next.size > 0 ? `${pathname}?${next}` : pathname
  }
  const addressOf = (type: string | undefined): string => addressWith({ type })
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
    setRemembered(next)
    setLeftSearch(search.toString())
    emit({ name: 'gender-selected', gender: next })
    void navigate(addressWith({ type: undefined, [GENDER_PARAM]: next }), { replace: true })
  }
  const chooseType = (type: string | undefined) => {
    const next: RoleType | undefined = typeOf(new URLSearchParams(type ? { type } : {}))
    if (next !== filters.type) startAnew({ type: next })
  }

  return (
    <div className="page-edges pt-6 lg:pt-8">
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
        <div className="max-w-[34rem]">
          <h1 className="display-type text-hero">{t(`explore:heading.${gender}`)}</h1>
          <p className="mt-3 text-lg text-pretty text-muted max-sm:hidden">{t(`explore:lead.${filters.category}`)}</p>
        </div>
        <div className="when-whole flex w-full flex-wrap gap-3 sm:w-auto">
          <ExploreSearch filters={filters} action={pathname} others={[...search].filter(([name]) => name !== SEARCH_PARAM)} onSearch={lookFor} />
          <GenderTabs value={gender} addressOf={(next) => addressWith({ type: undefined, [GENDER_PARAM]: next })} onChoose={chooseGender} />
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
        <CharacterList filters={filters} allAddress={addressOf(undefined)} unsearchedAddress={addressWith({ [SEARCH_PARAM]: undefined })} />
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
