import { loadLegalSections } from '../features/legal/legal-text.ts'
import { LegalScreen } from '../features/legal/legal-screen.tsx'
import { addresses } from '../shared/addresses.ts'
import { throwNotFound } from '../shared/errors/not-found.ts'
import { currentLocale } from '../shared/i18n/create-i18n.ts'
import { definePage } from '../shared/page/define-page.tsx'
import { LEGAL_PAGES } from '../shared/paths.ts'

const page = definePage({
  namespaces: ['legal'],
  gate: 'open',
  load: async ({ services, url }) => {
    const name = LEGAL_PAGES.find((one) => url.pathname === `/${one}` || url.pathname === `/${one}/`) ?? throwNotFound()
    return { page: name, sections: await loadLegalSections(currentLocale(services.i18n), name) }
  },
  head: ({ services: { i18n }, data }) => ({
    title: i18n.t(`legal:${data.page}.title`),
    description: i18n.t(`legal:${data.page}.description`),
    path: addresses.legal(data.page),
    type: 'article',
  }),
  Screen: ({ data }) => <LegalScreen {...data} />,
})

export const loader = page.loader
export const clientLoader = page.clientLoader
export const meta = page.meta
export const handle = page.handle
export default page.Component
