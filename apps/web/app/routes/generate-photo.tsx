import { GenerateScreen } from '../features/photos/generate-screen.tsx'
import { addresses } from '../shared/addresses.ts'
import { currentApiLocale } from '../shared/i18n/create-i18n.ts'
import { definePage } from '../shared/page/define-page.tsx'

const page = definePage({
  namespaces: ['photos'],
  load: async ({ services: { queries, queryClient, i18n } }) => {
    // The screen asks again for styles that could not be had.
    await queryClient.query({ ...queries.generation.styles(currentApiLocale(i18n)), staleTime: 'static' }).catch(() => undefined)
  },
  head: ({ services: { i18n } }) => ({
    title: i18n.t('photos:head.title'),
    description: i18n.t('photos:head.description'),
    path: addresses.generate,
  }),
  Screen: GenerateScreen,
})

export const loader = page.loader
export const clientLoader = page.clientLoader
export const meta = page.meta
export const handle = page.handle
export default page.Component
