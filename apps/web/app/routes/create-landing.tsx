import { unwrap } from '@moonlit/sdk'
import { LandingScreen } from '../features/wizard/landing-screen.tsx'
import { addresses } from '../shared/addresses.ts'
import { unlessRefused } from '../shared/errors/unavailable.ts'
import { definePage } from '../shared/page/define-page.tsx'

const page = definePage({
  namespaces: ['landing', 'labels'],
  // Only where portraits are: the options themselves are the wizard's, and would weigh more than this page.
  load: async ({ services: { client } }) => ({
    portraitUrl: (await unlessRefused(unwrap(client.bots.creationOptions({ query: {} }))))?.portraitUrl ?? null,
  }),
  head: ({ services: { i18n } }) => ({
    title: i18n.t('landing:head.title'),
    description: i18n.t('landing:head.description'),
    path: addresses.createLanding,
  }),
  Screen: ({ data }) => <LandingScreen {...data} />,
})

export const loader = page.loader
export const clientLoader = page.clientLoader
export const meta = page.meta
export const handle = page.handle
export default page.Component
