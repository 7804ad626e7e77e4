import { ContactScreen } from '../features/contact/contact-screen.tsx'
import { addresses, contactTopicOf, localPathOf, PAGE_PARAM } from '../shared/addresses.ts'
import { definePage } from '../shared/page/define-page.tsx'

const page = definePage({
  namespaces: ['contact'],
  // Complaints must reach us, also those of people who are no adults or never said to be.
  gate: 'open',
  load: ({ url: { searchParams } }) => ({ topic: contactTopicOf(searchParams), about: localPathOf(searchParams.get(PAGE_PARAM)) }),
  head: ({ services: { i18n } }) => ({
    title: i18n.t('contact:head.title'),
    description: i18n.t('contact:head.description'),
    path: addresses.contact,
  }),
  Screen: ({ data }) => <ContactScreen {...data} />,
})

export const loader = page.loader
export const clientLoader = page.clientLoader
export const meta = page.meta
export const handle = page.handle
export default page.Component
