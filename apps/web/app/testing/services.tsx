import type { Bot, BotPage } from '@moonlit/sdk'
import { createClient } from '@moonlit/sdk'
import { queries } from '@moonlit/sdk/query'
import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { createInstance } from 'i18next'
import type { ReactNode } from 'react'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { createMemoryRouter, RouterProvider } from 'react-router'
import type { RequestContext } from '../shared/api/request-context.ts'
import { createQueryClient } from '../shared/api/query-client.ts'
import { ServicesProvider, type Services } from '../shared/api/services.ts'
import { en } from '../shared/i18n/english.ts'
import { showErrorToast } from '../shared/errors/use-error-toast.ts'
import { createMaintenance } from '../shared/net/maintenance.ts'
import { overlayRegistry } from '../overlays.ts'
import { OverlayHost } from '../shared/overlays/overlay-host.tsx'
import { createOverlays } from '../shared/overlays/overlays.ts'
import { createAccount } from '../shared/session/account.ts'
import { createBrowserSession } from '../shared/session/session.ts'
import { createTabChannel } from '../shared/tabs/tab-channel.ts'

/** Answers a call of a test by method and path, such as `GET /api/v1/bots/`. */
export type Answers = Record<
  string,
  (url: URL, init: RequestInit) => { status?: number; body: unknown } | Promise<{ status?: number; body: unknown }>
>

export const requestContext: RequestContext = {
  origin: 'http://localhost:3000',
  locale: 'en',
  device: 'desktop',
  session: 'visitor',
  isAdult: true,
  exploreGender: 'female',
  isSettled: true,
}

/** The services of a tab around a client, as the app itself puts them together. */
export const servicesOf = ({ client, session, i18n, requestContext }: Pick<Services, 'client' | 'session' | 'i18n' | 'requestContext'>): Services => {
  const bound = queries(client)
  const queryClient = createQueryClient((error) => void showErrorToast(i18n, error))
  const overlays = createOverlays()
  const tabs = createTabChannel()
  const account = createAccount({ client, queries: bound, queryClient, session, overlays, tabs })
  const maintenance = createMaintenance(client.isAlive, () => undefined)
  return { client, queries: bound, queryClient, i18n, session, account, overlays, tabs, maintenance, requestContext }
}

/** Services for a test: English words, answers of its own, and a list of the calls made. */
export const createTestServices = async (answers: Answers = {}, own: Partial<RequestContext> = {}) => {
  const calls: string[] = []
  const i18n = createInstance()
  await i18n.use(initReactI18next).init({ lng: 'en', defaultNS: 'common', resources: { en }, interpolation: { escapeValue: false } })
  const session = createBrowserSession()
  const client = createClient({
    baseUrl: 'http://localhost:3000',
    session,
    fetch: async (input, init = {}) => {
      const url = new URL(input instanceof Request ? input.url : input)
      const call = `${init.method ?? 'GET'} ${url.pathname}`
      calls.push(call + url.search)
      const { status = 200, body } = (await answers[call]?.(url, init)) ?? { status: 404, body: { detail: 'Not found', code: 'not_found' } }
      return Response.json(body, { status })
    },
  })
  const services = servicesOf({ client, session, i18n, requestContext: { ...requestContext, ...own } })
  return { services, calls }
}

const withOverlays = (element: ReactNode) => (
  <>
    {element}
    <OverlayHost registry={overlayRegistry} state="shown" />
  </>
)

/** Renders at an address, with every provider a component may ask for; other addresses show their own path. */
export const renderAt = (element: ReactNode, services: Services, path = '/') => {
  const router = createMemoryRouter(
    [
      { path, element: withOverlays(element) },
      { path: '*', element: withOverlays(null) },
    ],
    { initialEntries: [path] },
  )
  const view = render(
    <ServicesProvider value={services}>
      <QueryClientProvider client={services.queryClient}>
        <I18nextProvider i18n={services.i18n}>
          <RouterProvider router={router} />
        </I18nextProvider>
      </QueryClientProvider>
    </ServicesProvider>,
  )
  return { ...view, router }
}

/** A character to test with. */
export const botOf = (own: Partial<Bot> = {}): Bot => ({
  id: 'b_amara',
  slug: 'amara',
  name: 'Amara Okafor',
  firstName: 'Amara',
  age: 31,
  description: 'Night-shift doctor.',
  bio: 'Amara runs the night shift.',
  imageUrl: '/media/amara/cover.webp',
  imageUrls: ['/media/amara/1.webp', '/media/amara/2.webp'],
  additionalImages: [],
  startPhoto: null,
  photosForSale: [],
  voiceSample: null,
  isNew: false,
  isCustom: false,
  isPaidExtra: false,
  type: 'female',
  gender: 'female',
  style: 'realistic',
  roleTypes: ['doctor'],
  personality: ['caring'],
  occupation: 'doctor',
  hobbies: ['jazz'],
  relationship: 'close-friend',
  body: 'average',
  ethnicity: 'african',
  bodyType: 'athletic',
  breastSize: 'medium',
  hairStyle: 'braids',
  hairColor: 'black',
  eyeColor: 'brown',
  frankness: 3,
  voice: 'warm',
  access: true,
  renamed: false,
  state: 'ready',
  ...own,
})

/** A page of so many characters. */
export const pageOf = (count: number, nextPage: number | null = null, prefix = 'bot'): BotPage => ({
  result: Array.from({ length: count }, (_, index) =>
    botOf({ id: `b_${prefix}${index}`, slug: `${prefix}-${index}`, firstName: `${prefix} ${index}` }),
  ),
  nextPage,
})
