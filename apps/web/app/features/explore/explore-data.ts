import type { Gender } from '@moonlit/sdk/rules'
import type { Services } from '../../shared/api/services.ts'
import { currentApiLocale } from '../../shared/i18n/create-i18n.ts'
import { absolute, type HeadParts } from '../../shared/head/head.ts'
import { unavailableBecauseOf } from '../../shared/errors/unavailable.ts'
import { PAGES_PARAM, SEARCH_PARAM } from '../../shared/addresses.ts'
import { filtersOf, listFields, roleTypeFields, type Filters } from './filters.ts'

/** Answers of the list stay good while the tab is open: going back finds its cards, a reload brings new ones. [EX-18] */
const CACHE_POLICY = { staleTime: 30 * 60_000 } as const

/** The queries of explore for some filters. */
export const exploreQueries = ({ queries, i18n, requestContext }: Pick<Services, 'queries' | 'i18n' | 'requestContext'>, filters: Filters) => {
  const lang = currentApiLocale(i18n)
  return {
    list: { ...queries.bots.list(listFields(filters, lang, requestContext.device)), ...CACHE_POLICY },
    roleTypes: { ...queries.bots.roleTypes(roleTypeFields(filters, lang)), ...CACHE_POLICY },
    covers: (page: number, access: boolean) => ({
      ...queries.bots.extraAvatars({ ...listFields(filters, lang, requestContext.device), page, ...(access && { access }) }),
      ...CACHE_POLICY,
    }),
  }
}

/** The most pages of the list that one answer of the server holds. */
const MOST_PAGES = 20

/** How many pages of the list an address asks for at once: the first, unless it says more. */
const pagesOf = ({ searchParams }: URL): number => Math.min(Math.max(1, Math.trunc(Number(searchParams.get(PAGES_PARAM))) || 1), MOST_PAGES)

/** For the server: the first page of cards and the chips, so that both are in the HTML. @throws when the cards cannot be had. */
export const fetchExplore = async (services: Services, url: URL, unnamed: Gender): Promise<void> => {
  const { list, roleTypes } = exploreQueries(services, filtersOf(url, unnamed))
  const chips = services.queryClient.query(roleTypes).catch((error: unknown) => error)
  try {
    await services.queryClient.infiniteQuery({ ...list, pages: pagesOf(url) })
  } catch (error) {
    if (unavailableBecauseOf(error)) throw error
    // The browser asks again, and can say what is wrong.
  }
  await chips
}

/** For search engines: what this site is, whose it is, and how it is searched. [CP-07] [EX-19] */
const siteData = ({ i18n, requestContext: { origin } }: Services): HeadParts['data'] => {
  const owner = { name: i18n.t('common:brand'), url: absolute(origin, '/') }
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    ...owner,
    publisher: { '@type': 'Organization', ...owner, logo: absolute(origin, '/icons/icon-512.png') },
    potentialAction: { '@type': 'SearchAction', target: `${owner.url}?${SEARCH_PARAM}={q}`, 'query-input': 'required name=q' },
  }
}

/** Title, description and the canonical address, which has no promo suffix. [EX-12] [NV-14] */
export const exploreHead = (services: Services, url: URL, unnamed: Gender): HeadParts => {
  const { t } = services.i18n
  const { category, gender, search } = filtersOf(url, unnamed)
  // What one person looks for is nothing for a search engine.
  if (search) return { title: t('explore:head.search', { q: search }), description: t('explore:head.all.description') }
  if (category === 'all') {
    return {
      title: gender === 'male' ? t('explore:head.all.male') : t('explore:head.all.female'),
      description: t('explore:head.all.description'),
      path: '/',
      data: siteData(services),
    }
  }
  return { title: t(`explore:head.${category}.title`), description: t(`explore:head.${category}.description`), path: `/${category}` }
}
