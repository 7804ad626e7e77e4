import { AffiliateScreen } from '../features/affiliate/affiliate-screen.tsx'
import { fetchCharacters } from '../features/affiliate/characters-data.ts'
import { addresses } from '../shared/addresses.ts'
import { definePage } from '../shared/page/define-page.tsx'

const page = definePage({
  namespaces: ['affiliate'],
  load: async ({ services, side }) => {
    // In the browser the pictures follow the words.
    if (side === 'server') await fetchCharacters(services)
  },
  head: ({ services: { i18n } }) => ({
    title: i18n.t('affiliate:head.title'),
    description: i18n.t('affiliate:head.description'),
    path: addresses.affiliate,
  }),
  Screen: AffiliateScreen,
})

export const loader = page.loader
export const clientLoader = page.clientLoader
export const meta = page.meta
export const handle = page.handle
export default page.Component
