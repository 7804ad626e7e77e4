import { chatHead } from '../features/chat/chat-head.ts'
import { ChatScreen } from '../features/chat/chat-screen.tsx'
import { servicesContext } from '../shared/api/services.ts'
import { metaOf } from '../shared/head/head.ts'
import type { RouteHandle } from '../shared/layout/route-handle.ts'
import type { Route } from './+types/chat.ts'

export const handle = { namespaces: ['chat', 'labels'], shell: 'chat' } satisfies RouteHandle

// Only the head: dialogs and messages are the browser's to ask for, so the server sends the screen in its waiting shape.
export const loader = async ({ context }: Route.LoaderArgs) => ({ head: await chatHead(context.get(servicesContext)) })
export const clientLoader = async ({ context }: Route.ClientLoaderArgs) => ({ head: await chatHead(context.get(servicesContext)) })
export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.head)

export default function Chat({ params }: Route.ComponentProps) {
  return <ChatScreen selected={params.id ?? null} />
}
