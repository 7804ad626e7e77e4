import { SettingsScreen } from '../features/settings/settings-screen.tsx'
import { definePage } from '../shared/page/define-page.tsx'

const page = definePage({
  namespaces: ['settings', 'auth'],
  access: 'member',
  head: ({ services: { i18n } }) => ({ title: i18n.t('settings:head.title'), description: i18n.t('settings:head.description') }),
  Screen: SettingsScreen,
})

export const loader = page.loader
export const clientLoader = page.clientLoader
export const meta = page.meta
export const handle = page.handle
export default page.Component
