import { ChatScreen } from '../features/chat/chat-screen.tsx'
import { definePage } from '../shared/page/define-page.tsx'

// Chats and messages are the browser's to ask for, so the server sends the screen in its waiting shape.
const page = definePage({
  namespaces: ['chat', 'labels'],
  shell: 'chat',
  scripts: 'at once',
  head: ({ services: { i18n } }) => ({ title: i18n.t('chat:head.title'), description: i18n.t('chat:head.description') }),
  Screen: ({ params }) => <ChatScreen selected={params.id ?? null} />,
})

export const loader = page.loader
export const clientLoader = page.clientLoader
export const meta = page.meta
export const handle = page.handle
export default page.Component
