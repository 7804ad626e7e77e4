import { FavouritesScreen } from '../features/favourites/favourites-screen.tsx'
import { definePage } from '../shared/page/define-page.tsx'

const page = definePage({
  namespaces: ['favourites'],
  access: 'member',
  head: ({ services: { i18n } }) => ({ title: i18n.t('favourites:head.title'), description: i18n.t('favourites:head.description') }),
  Screen: FavouritesScreen,
})

export const loader = page.loader
export const clientLoader = page.clientLoader
export const meta = page.meta
export const handle = page.handle
export default page.Component
