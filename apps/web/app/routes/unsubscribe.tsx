import { UnsubscribeScreen } from '../features/unsubscribe/unsubscribe-screen.tsx'
import { throwNotFound } from '../shared/errors/not-found.ts'
import { definePage } from '../shared/page/define-page.tsx'

const page = definePage({
  namespaces: ['unsubscribe'],
  // Nothing on it is for adults only, and the mail may be opened in a browser that has never been here.
  gate: 'open',
  load: ({ params: { token } }) => token ?? throwNotFound(),
  head: ({ services: { i18n } }) => ({ title: i18n.t('unsubscribe:head'), description: i18n.t('unsubscribe:description') }),
  Screen: ({ data }) => <UnsubscribeScreen token={data} />,
})

export const loader = page.loader
export const clientLoader = page.clientLoader
export const meta = page.meta
export const handle = page.handle
export default page.Component
