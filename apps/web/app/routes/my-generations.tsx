import { GeneratedPhotosScreen } from '../features/photos/generated-photos-screen.tsx'
import { definePage } from '../shared/page/define-page.tsx'

const page = definePage({
  namespaces: ['photos'],
  access: 'member',
  head: ({ services: { i18n } }) => ({ title: i18n.t('photos:gallery.head'), description: i18n.t('photos:gallery.description') }),
  Screen: GeneratedPhotosScreen,
})

export const loader = page.loader
export const clientLoader = page.clientLoader
export const meta = page.meta
export const handle = page.handle
export default page.Component
