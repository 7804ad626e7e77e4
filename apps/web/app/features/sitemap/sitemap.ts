import { unwrap } from '@moonlit/sdk'
import type { Services } from '../../shared/api/services.ts'
import { addresses } from '../../shared/addresses.ts'
import { alternatesOf } from '../../shared/i18n/address-locale.ts'

/** A public page for search engines. */
export interface SitemapPage {
  readonly path: string
  /** The day its words were last changed, where that is known. */
  readonly updated?: string
}

/** A file may have 50,000 addresses and 50 MB; with the languages of each page, the size is what is reached first. */
export const PAGES_PER_FILE = 20_000
/** The query parameter that names a part of a sitemap that is too long for one file, from 1. */
export const PART_PARAM = 'part'

/** Characters in one call: the most that the API gives. */
const CHARACTERS_PER_CALL = 100

/** The pages of all characters: those of explore, and those that are paid for one by one. @throws ApiError when a list cannot be had */
export const fetchCharacterPages = async ({ client }: Pick<Services, 'client'>): Promise<SitemapPage[]> => {
  const slugs = new Set<string>()
  for (const kind of [{}, { custom: true }]) {
    for (let page: number | null = 1; page !== null;) {
      const list: { readonly result: readonly { readonly slug: string }[]; readonly nextPage: number | null } = await unwrap(
        client.bots.list({ query: { ...kind, page, limit: CHARACTERS_PER_CALL } }),
      )
      for (const { slug } of list.result) slugs.add(slug)
      page = list.nextPage
    }
  }
  return [...slugs].map((slug) => ({ path: addresses.character(slug) }))
}

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const entryOf = (origin: string, { path, updated }: SitemapPage): string =>
  [
    `<url><loc>${escape(origin + path)}</loc>`,
    ...(updated ? [`<lastmod>${updated}</lastmod>`] : []),
    ...alternatesOf(origin, path).map(({ language, href }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escape(href)}"/>`),
    '</url>',
  ].join('')

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/**
 * The sitemap, each page with its languages; when there are too many pages for one file, the list of its parts, or the part asked for.
 * Undefined for a part that there is not. [PB-07]
 */
export const writeSitemap = (
  origin: string,
  pages: readonly SitemapPage[],
  { part, perFile = PAGES_PER_FILE }: { part?: number; perFile?: number } = {},
): string | undefined => {
  const parts = Math.max(1, Math.ceil(pages.length / perFile))
  if (part === undefined && parts > 1) {
    const files = Array.from({ length: parts }, (_, at) => `<sitemap><loc>${escape(`${origin}/sitemap.xml?${PART_PARAM}=${at + 1}`)}</loc></sitemap>`)
    return `${DECLARATION}<sitemapindex xmlns="${NAMESPACE}">\n${files.join('\n')}\n</sitemapindex>\n`
  }
  const at = part ?? 1
  if (!Number.isInteger(at) || at < 1 || at > parts) return undefined
  const entries = pages.slice((at - 1) * perFile, at * perFile).map((page) => entryOf(origin, page))
  return `${DECLARATION}<urlset xmlns="${NAMESPACE}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`
}
