import { ApiError } from '@moonlit/sdk'
import { isSlug } from '@moonlit/sdk/rules'
import { redirect } from 'react-router'
import { characterHead, fetchCharacter } from '../features/character/character-data.ts'
import { CharacterScreen } from '../features/character/character-screen.tsx'
import { addresses, promoTypeOf, SEARCH_PARAM } from '../shared/addresses.ts'
import { throwNotFound } from '../shared/errors/not-found.ts'
import { definePage } from '../shared/page/define-page.tsx'
import { useFirstTouch } from '../shared/promo/use-first-touch.ts'

const page = definePage({
  namespaces: ['character', 'labels'],
  load: async ({ services, params: { slug, promoType }, side, url }) => {
    const plain = slug?.toLowerCase()
    // As a phone's keyboard or a poster writes it.
    // oxlint-disable-next-line typescript/only-throw-error -- the router takes thrown answers as redirects
    if (plain !== slug && isSlug(plain)) throw redirect(url.pathname.toLowerCase() + url.search, 301)
    if (!isSlug(slug) || (promoType !== undefined && !promoTypeOf(promoType))) return throwNotFound()
    try {
      await fetchCharacter(services, slug, side)
      return { slug, promoType }
    } catch (error) {
      // A character that is not there: back to those who are (CP-02). The search finds whose name has a slip, or says that nobody has it.
      const search = new URLSearchParams({ [SEARCH_PARAM]: slug.replaceAll('-', ' ') })
      // oxlint-disable-next-line typescript/only-throw-error -- the router takes thrown answers as redirects
      if (error instanceof ApiError && error.status === 404) throw redirect(`${addresses.explore}?${search}`)
      throw error
    }
  },
  head: ({ services, data }) => characterHead(services, data.slug),
  Screen: ({ data: { slug, promoType } }) => {
    useFirstTouch(promoType, slug)
    return <CharacterScreen slug={slug} />
  },
})

export const loader = page.loader
export const clientLoader = page.clientLoader
export const meta = page.meta
export const handle = page.handle
export default page.Component
