import { createClient, type Dialog as Chat, type Message } from '@moonlit/sdk'
import { Toaster } from '@moonlit/ui/toaster'
import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { I18nextProvider } from 'react-i18next'
import { createRoutesStub, useParams } from 'react-router'
import { ServicesProvider, type Services } from '../../../shared/api/services.ts'
import { createI18n } from '../../../shared/i18n/create-i18n.ts'
import { NAMESPACES } from '../../../shared/i18n/namespaces.ts'
import { createBrowserSession } from '../../../shared/session/session.ts'
import { overlayRegistry } from '../../../overlays.ts'
import { OverlayHost } from '../../../shared/overlays/overlay-host.tsx'
import { requestContext, servicesOf } from '../../../testing/services.tsx'
import { ChatScreen } from '../chat-screen.tsx'
import { bot, chat, message } from './samples.ts'

/** What the API answers to a sent message, or to the wish for another confirmation mail. */
export interface SendReply {
  readonly status: number
  readonly body: unknown
}

/** An API of one person's chats, small enough for a test to hold. */
export interface FakeChatApi {
  readonly services: Services
  /** Texts that reached the API. */
  readonly sent: string[]
  /** Every call as `METHOD path?query`. */
  readonly calls: string[]
  messages: Record<string, Message[]>
  chats: Chat[]
  /** Whether the list of chats cannot be had. */
  isListDown: boolean
  /** What sending answers; by default a reply. May be a promise, to keep one waiting; a throw is a broken connection. */
  answer: (text: string, chatID: string) => SendReply | Promise<SendReply>
  /** What asking for the confirmation mail answers; by default that it is sent. */
  mail: SendReply
}

const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

const pageOf = (all: readonly Message[], offset: number, limit: number) => {
  const end = Math.max(0, all.length - offset)
  return { count: all.length, result: { messages: all.slice(Math.max(0, end - limit), end) } }
}

const respond = async (world: FakeChatApi, request: Request): Promise<Response> => {
  const { pathname, searchParams } = new URL(request.url)
  const [, chatID = ''] = /\/chats\/([^/]+)\//u.exec(pathname) ?? []
  if (pathname.endsWith('/chats/') && world.isListDown) return json(500, { detail: 'Down' })
  if (pathname.endsWith('/chats/')) return json(200, { result: world.chats })
  if (pathname.endsWith('/dialog_hints/')) return json(200, { en: ['Tell me about your night shift', 'What did you dream?'] })
  if (pathname.includes('/bots/')) return json(200, bot(pathname.split('/').at(-2) ?? ''))
  if (pathname.endsWith('/messages/')) {
    const all = world.messages[chatID]
    return all
      ? json(200, pageOf(all, Number(searchParams.get('offset')), Number(searchParams.get('limit'))))
      : json(404, { detail: 'Not found', code: 'not_found' })
  }
  if (request.method === 'DELETE') {
    world.chats = world.chats.filter((one) => one.chatID !== chatID)
    return json(200, { status: true })
  }
  if (pathname.endsWith('/read/')) return json(200, { status: true })
  if (pathname.endsWith('/verify/send/')) return json(world.mail.status, world.mail.body)
  if (!pathname.endsWith('/send/')) return json(404, { detail: 'Not found', code: 'not_found' })
  const body: unknown = await request.json()
  const text = typeof body === 'object' && body !== null ? String(Reflect.get(body, 'message')) : ''
  world.sent.push(text)
  const { status, body: answer } = await world.answer(text, chatID)
  return json(status, answer)
}

/** A world with the chats of a guest: Amara's and, older, Leila's. */
export const createFakeChatApi = async (): Promise<FakeChatApi> => {
  const hello = message('m1', 'You came back.')
  const i18n = await createI18n('en', NAMESPACES)
  const session = createBrowserSession()
  session.setGuestSessionId('guest-session')
  const fetchWorld: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    const { pathname, search } = new URL(request.url)
    world.calls.push(`${request.method} ${pathname}${search}`)
    return respond(world, request)
  }
  const client = createClient({ baseUrl: 'http://localhost:3000', fetch: fetchWorld, session, sleep: async () => undefined })
  const world: FakeChatApi = {
    services: servicesOf({ client, session, i18n, requestContext: { ...requestContext, session: 'guest' } }),
    sent: [],
    isListDown: false,
    mail: { status: 200, body: { status: true } },
    calls: [],
    messages: { c1: [hello], c2: [message('n1', 'See you tonight then', 'theirs', -60)] },
    chats: [chat('c1', 'Amara', hello), chat('c2', 'Leila', message('n1', 'See you tonight then', 'theirs', -60))],
    answer: (text) => ({ status: 200, body: message(`r-${world.sent.length}`, `About "${text}": tell me more.`, 'theirs', world.sent.length) }),
  }
  return world
}

/** The chats as a person sees them at an address. */
export const visit = (world: FakeChatApi, address: string) => {
  const Stub = createRoutesStub([
    { path: '/chat/:id?', Component: () => <ChatScreenAt /> },
    { path: '/', Component: () => <h1>Explore</h1> },
    { path: '*', Component: () => <h1>Elsewhere</h1> },
  ])
  const shown = render(
    <ServicesProvider value={world.services}>
      <QueryClientProvider client={world.services.queryClient}>
        <I18nextProvider i18n={world.services.i18n}>
          <Stub initialEntries={[address]} />
          <Toaster label="Notifications" />
        </I18nextProvider>
      </QueryClientProvider>
    </ServicesProvider>,
  )
  return { ...shown, person: userEvent.setup() }
}

function ChatScreenAt() {
  const { id } = useParams()
  return (
    <>
      <ChatScreen selected={id ?? null} />
      <OverlayHost registry={overlayRegistry} state="shown" />
    </>
  )
}
