import { localPathOf, PAGE_PARAM } from '../shared/addresses.ts'
import { CrashPage } from '../shared/errors/crash-page.tsx'
import { definePage } from '../shared/page/define-page.tsx'

const page = definePage({
  gate: 'open',
  // What cannot be fetched is not asked for here.
  scripts: 'none',
  load: ({ url }) => ({ address: localPathOf(url.searchParams.get(PAGE_PARAM)) ?? '/' }),
  head: ({ services: { i18n } }) => ({ title: i18n.t('common:outdated.title'), description: i18n.t('common:outdated.text') }),
  Screen: ({ data: { address } }) => <CrashPage kind="outdated" address={address} />,
})

export const loader = page.loader
export const clientLoader = page.clientLoader
export const meta = page.meta
export const handle = page.handle
export default page.Component
