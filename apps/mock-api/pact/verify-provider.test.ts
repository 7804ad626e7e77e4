import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type Mock, openMock } from '../src/testing/mock.ts'
import { stateProblems } from './check-handlers.ts'
import { handlers } from './handlers.ts'
import { type Interaction, type Pact, readPact } from './pact-file.ts'
import { openProviderSession } from './provider-session.ts'
import { verifyProvider } from './verify.ts'

const pact = readPact()
let mock: Mock
let url: string
beforeAll(async () => {
  mock = await openMock()
  url = await mock.listen()
}, 60_000)
afterAll(() => mock.close())

/** The pact with a few of its interactions, by the whole of their names. */
const only = (...names: readonly string[]): Pact => {
  const interactions = pact.interactions.filter(({ description }) => names.includes(description))
  expect(interactions).toHaveLength(names.length)
  return { ...pact, interactions }
}

const addressOf = (address: AddressInfo | string | null): string => `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`

const serve = async (listener: RequestListener) => {
  const server = createServer(listener)
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    url: addressOf(server.address()),
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => {
        server.close(resolve)
      })
    },
  }
}

/** Serves the mock with its answers changed by `corrupt`. */
const serveCorrupted = (corrupt: (status: number, body: string) => { status: number; body: string }) =>
  serve((request: IncomingMessage, response) => {
    void (async () => {
      const { method = 'GET', headers, url: path = '/' } = request
      const sent = await text(request)
      const kept = Object.entries(headers).filter(
        ([name]) => !['host', 'connection', 'content-length', 'transfer-encoding', 'accept-encoding'].includes(name),
      )
      const answer = await fetch(`${url}${path}`, {
        method,
        headers: kept.map(([name, value]): [string, string] => [name, String(value)]),
        ...(sent === '' ? {} : { body: sent }),
      })
      const isApi = path.startsWith('/api/')
      const { status, body } = isApi ? corrupt(answer.status, await answer.text()) : { status: answer.status, body: await answer.text() }
      response.writeHead(status, { 'content-type': 'application/json' }).end(body)
    })()
  })

const Asked = z.object({ action: z.string(), state: z.string(), params: z.record(z.string(), z.string()) })

const LANGUAGE = 'users.language answers 200 to somebody who is signed in'
const ALIVE = 'core.alive answers 200 with true while the service is up'
const CHATS = 'chats.list answers 200 to somebody who chats'

test('[CT-02] a wrongly named field is reported with its interaction', async () => {
  await using corrupted = await serveCorrupted((status, body) => ({ status, body: body.replace('"language"', '"locale"') }))
  const { results } = await verifyProvider({ url: corrupted.url, statesUrl: null, isMock: true }, only(LANGUAGE, ALIVE))
  expect(results.find(({ description }) => description === ALIVE)).toMatchObject({ isPassed: true })
  const broken = results.find(({ description }) => description === LANGUAGE)
  expect(broken?.isPassed).toBe(false)
  expect(broken?.faults.join('\n')).toContain('language')
}, 60_000)

test('[CT-02] an undocumented status is reported', async () => {
  await using corrupted = await serveCorrupted((_, body) => ({ status: 418, body }))
  const { results } = await verifyProvider({ url: corrupted.url, statesUrl: null, isMock: true }, only(ALIVE))
  expect(results).toMatchObject([{ isPassed: false, faults: ['expected 200 but was 418'] }])
}, 60_000)

test('[CT-06] a provider without a states URL is verified where ordinary calls set up the state; the rest is listed', async () => {
  const { results, notSetUp, failures } = await verifyProvider({ url, statesUrl: null, isMock: false }, only(LANGUAGE, ALIVE, CHATS))
  expect(failures).toEqual([])
  expect(results).toMatchObject([
    { description: CHATS, isPassed: true },
    { description: ALIVE, isPassed: true },
  ])
  expect(notSetUp).toEqual([
    { description: LANGUAGE, state: 'the {persona} persona is signed in', reason: 'ordinary calls cannot bring it about: give --states-url' },
  ])
}, 60_000)

test('[CT-06] states are set up and torn down at the states URL', async () => {
  const actions: string[] = []
  await using states = await serve((request, response) => {
    void (async () => {
      const { action, state, params } = Asked.parse(JSON.parse(await text(request)))
      actions.push(`${action} ${state}`)
      if (state.startsWith('a guest')) {
        response.writeHead(501).end('guests have no chats here yet')
        return
      }
      const gives = action === 'setup' ? await openProviderSession({ url, statesUrl: null, isMock: true }).setUp({ name: state, params }) : {}
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(gives))
    })()
  })
  const report = await verifyProvider({ url, statesUrl: `${states.url}/states`, isMock: false }, only(ALIVE, CHATS))
  expect(report.results).toMatchObject([{ description: ALIVE, isPassed: true }])
  expect(report.notSetUp).toMatchObject([{ description: CHATS, reason: expect.stringContaining('501 guests have no chats here yet') }])
  expect(actions.filter((action) => action === 'teardown nobody is signed in')).toHaveLength(2)
}, 60_000)

const beginningIn = (name: string): Interaction => ({ description: 'users.me answers 200', providerStates: [{ name, params: {} }] })

test('[CT-02] a misspelt state is reported with the nearest name', () => {
  expect(stateProblems([beginningIn('a gest named {firstName} is here')], [])).toEqual([
    '"users.me answers 200" begins in the state "a gest named {firstName} is here", which packages/contract/src/states.ts does not have. Is "a guest named {firstName} is here" meant?',
  ])
})

test('[CT-02] an unhandled state comes with a handler to paste; an unused handler is reported', () => {
  const [unhandled, unused] = stateProblems([beginningIn('a guest named {firstName} is here')], ['nobody is signed in'])
  expect(unhandled).toContain("  'a guest named {firstName} is here': {\n    needs: WITH_CALLS,\n    setUp: async (world, { firstName }) => {")
  expect(unhandled).toContain("return { guestSessionId: '' }")
  expect(unused).toBe('No interaction begins in "nobody is signed in": take its handler out of apps/mock-api/pact/handlers.ts')
  expect(stateProblems(pact.interactions, Object.keys(handlers))).toEqual([])
})
