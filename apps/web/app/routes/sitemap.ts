import { ARTICLES } from '../features/article/articles.ts'
import { UPDATED } from '../features/legal/legal-text.ts'
import { fetchCharacterPages, PART_PARAM, writeSitemap, type SitemapPage } from '../features/sitemap/sitemap.ts'
import { addresses } from '../shared/addresses.ts'
import { servicesContext } from '../shared/api/services.ts'
import { unavailableBecauseOf } from '../shared/errors/unavailable.ts'
import { LEGAL_PAGES } from '../shared/paths.ts'
import type { Route } from './+types/sitemap.ts'

/** How long caches may keep it, in seconds: a new character is found within the hour. */
const MAX_AGE = 3600

const fixedPages: readonly SitemapPage[] = [
  { path: addresses.explore },
  { path: addresses.anime },
  { path: addresses.custom },
  { path: addresses.generate },
  { path: addresses.create },
  { path: addresses.createLanding },
  { path: addresses.premium },
  { path: addresses.affiliate },
  { path: addresses.contact },
  { path: addresses.articles },
  ...ARTICLES.map(({ slug, updated }) => ({ path: addresses.article(slug), updated })),
  ...LEGAL_PAGES.map((page) => ({ path: addresses.legal(page), updated: UPDATED })),
]

/** Every public page, for search engines. [PB-07] */
export const loader = async ({ context, url }: Route.LoaderArgs): Promise<Response> => {
  const services = context.get(servicesContext)
  try {
    const part = url.searchParams.get(PART_PARAM)
    const pages = [...fixedPages, ...(await fetchCharacterPages(services))]
    const xml = writeSitemap(services.requestContext.origin, pages, part === null ? {} : { part: Number(part) })
    if (xml === undefined) return new Response(null, { status: 404 })
    return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': `public, max-age=${MAX_AGE}` } })
  } catch (error) {
    const unavailable = unavailableBecauseOf(error)
    if (!unavailable) throw error
    // An empty one would tell search engines that the characters are gone.
    const status = unavailable.reason === 'too-many-requests' ? 429 : 503
    return new Response(null, { status, headers: { 'retry-after': String(unavailable.retryAfter) } })
  }
}
