import { WizardScreen } from '../features/wizard/wizard-screen.tsx'
import { addresses } from '../shared/addresses.ts'
import { definePage } from '../shared/page/define-page.tsx'

const page = definePage({
  namespaces: ['wizard', 'creations', 'character'],
  shell: 'chat',
  head: ({ services: { i18n } }) => ({
    title: i18n.t('wizard:head.title'),
    description: i18n.t('wizard:head.description'),
    path: addresses.create,
  }),
  Screen: WizardScreen,
})

export const loader = page.loader
export const clientLoader = page.clientLoader
export const meta = page.meta
export const handle = page.handle
export default page.Component
