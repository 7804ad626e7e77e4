import { LegalScreen } from '../features/legal/legal-screen.tsx'
import { addresses } from '../shared/addresses.ts'
import { throwNotFound } from '../shared/errors/not-found.ts'
import { definePage } from '../shared/page/define-page.tsx'
import { LEGAL_PAGES } from '../shared/paths.ts'

const page = definePage({
  namespaces: ['legal'],
  gate: 'open',
  load: ({ url }) => LEGAL_PAGES.find((one) => url.pathname === `/${one}` || url.pathname === `/${one}/`) ?? throwNotFound(),
  head: ({ services: { i18n }, data }) => ({
    title: i18n.t(`legal:${data}.title`),
    description: i18n.t(`legal:${data}.description`),
    path: addresses.legal(data),
    type: 'article',
  }),
  Screen: ({ data }) => <LegalScreen page={data} />,
})

export const loader = page.loader
export const clientLoader = page.clientLoader
export const meta = page.meta
export const handle = page.handle
export default page.Component
