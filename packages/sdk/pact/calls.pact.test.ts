import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { ERRORS } from '@moonlit/contract/errors'
import { STATES, isStateName } from '@moonlit/contract/states'
import { describe, expect, test } from 'vitest'
import { guards } from '../generated/guards.ts'
import { table } from '../generated/table.ts'
import { ownStatuses } from '../generated/testing.ts'
import { ApiError } from '../src/errors.ts'
import { isSuccess, unwrap } from '../src/unwrap.ts'
import { sessionOf } from './expected.ts'
import { given, routeOf, titleOf, VALUES, type AnyInteraction } from './interaction.ts'
import { CALLS, ALL_INTERACTIONS, interactionsOf } from './interactions/all.ts'
import { PACT_FILE, runInteraction, type Outcome } from './run-interaction.ts'
import { joinPacts, makePact } from './write.ts'

const committed = fileURLToPath(new URL(`../../../pacts/${PACT_FILE}`, import.meta.url))
const recorded: string[] = []

/** What a person would have to decide on again: each of these is sent once, whatever the answer. */
const ONCE = new Set([
  'chats.start',
  'subscriptions.buy',
  'subscriptions.buyPack',
  'subscriptions.unsubscribe',
  'subscriptions.paymentSuccess',
  'oauth.getLink',
  'oauth.status',
])

/** A POST that may be sent again all the same: what it sets or asks is the same then. */
const REPEATED_POSTS = new Set(['auth.logout', 'bots.checkCharacter', 'chats.read', 'chats.react', 'chats.showVersion', 'core.mailUnsubscribe'])

const REFRESH = table.auth.refreshToken.path
const ALIVE = table.core.alive.path

/** How often the SDK sends a call: what only reads or sets is tried twice more where the server is too busy. */
const expectSending = ({ call, status }: AnyInteraction, { sent }: Outcome): void => {
  const { method, metadata } = routeOf(call)
  const isBusy = status === 429 || status === 503
  const mayRepeat = (metadata.retry && !ONCE.has(call) && method !== 'POST') || REPEATED_POSTS.has(call)
  const times = isBusy && mayRepeat ? 3 : 1
  expect(sent.length, `${call} must be sent ${times} times and was sent ${sent.length} times`).toBe(times)
}

/** Who is calling travels as the source says: a token, else the guest session, else nothing. */
const expectIdentity = (interaction: AnyInteraction, { sent }: Outcome): void => {
  const { tokens, guestSessionId } = sessionOf(interaction)
  for (const headers of sent) {
    expect(headers.get('authorization')).toBe(tokens ? `Bearer ${tokens.jwtToken}` : null)
    expect(headers.get('x-user-session-id')).toBe(tokens ? null : guestSessionId)
  }
}

/** What an answer sets off besides: a refresh for a session that is over, the alive check for a failure. */
const expectReaction = (interaction: AnyInteraction, { answer, besides, isSessionOver }: Outcome): void => {
  const { call, status, code } = interaction
  const isStale = sessionOf(interaction).tokens !== null && call !== 'auth.refreshToken' && (status === 401 || code === 'refresh_tokens')
  const isFailure = status >= 400 && ![401, 402, 429].includes(status) && call !== 'core.alive'
  expect(besides).toEqual([...(isStale ? [REFRESH] : []), ...(isFailure ? [ALIVE] : [])])
  expect(isSessionOver).toBe(isStale)
  expect(answer?.status).toBe(status)
}

describe('[CT-01] [AP-02] [AP-03] [NV-07] [VA-08] the SDK sends the agreed request and handles the answer', () => {
  test.each(ALL_INTERACTIONS.map((interaction) => [titleOf(interaction), interaction] as const))('%s', async (_, interaction) => {
    const { outcome, pact } = await runInteraction(interaction)
    recorded.push(pact)
    const { answer, error } = outcome
    if (error !== undefined) throw error
    expectSending(interaction, outcome)
    expectIdentity(interaction, outcome)
    expectReaction(interaction, outcome)
    if (answer === undefined) throw new Error('There is no answer')
    expect(isSuccess(answer)).toBe(interaction.code === undefined)
    if (interaction.code === undefined) return
    const thrown: unknown = await unwrap(answer).catch((reason: unknown) => reason)
    expect(thrown).toBeInstanceOf(ApiError)
    expect(thrown).toMatchObject({
      status: ERRORS[interaction.code].status,
      code: interaction.code,
      errors: interaction.fields.map((path) => ({ path })),
    })
  })
})

describe('[CT-01] the pact file', () => {
  test('equals what these tests have recorded', () => {
    expect(joinPacts(recorded) === readFileSync(committed, 'utf8'), 'pacts/ is stale. Renew it and commit it: npm run pact:write').toBe(true)
  })

  test('is byte-identical in every run and order', async () => {
    const first = joinPacts(recorded)
    expect((await makePact()) === first).toBe(true)
    expect((await makePact(ALL_INTERACTIONS.toReversed())) === first).toBe(true)
  })

  test('every call has a success and its expected failures', () => {
    const calls = Object.entries(table).flatMap(([resource, routes]) => Object.keys(routes).map((name) => `${resource}.${name}`))
    expect(CALLS).toEqual(calls.toSorted())
    for (const call of CALLS) {
      const told = new Set(interactionsOf(call).map(({ status }) => status))
      const { metadata } = routeOf(call)
      const expected = [
        ...(ownStatuses[call] ?? []),
        429,
        ...(call === 'core.alive' ? [] : [503]),
        ...(['public', 'anyone'].includes(metadata.caller) ? [] : [401]),
      ]
      const missing = expected.filter((status) => !told.has(status))
      expect(missing, `${call} lacks interactions for ${missing.join(', ')}: add them in packages/sdk/pact/interactions`).toEqual([])
    }
  })

  test('interaction names are unique', () => {
    expect(new Set(ALL_INTERACTIONS.map(titleOf)).size).toBe(ALL_INTERACTIONS.length)
  })

  test('[AP-03] [NV-07] the answers that trigger the SDK’s refresh and alive check are included', () => {
    const codes = new Set<string | undefined>(ALL_INTERACTIONS.map(({ code }) => code))
    for (const code of ['token_expired', 'unauthorized', 'refresh_tokens', 'too_many_requests', 'maintenance']) expect([...codes]).toContain(code)
    expect(ALL_INTERACTIONS.some(({ call, example }) => call === 'core.alive' && JSON.stringify(example) === '{"status":false}')).toBe(true)
  })

  test('[VA-08] every answer the SDK checks has the checked field', () => {
    const checked = CALLS.filter((call) => routeOf(call).check !== undefined)
    expect(checked.length).toBeGreaterThan(10)
    for (const call of checked) {
      const { check } = routeOf(call)
      if (check !== undefined && check !== 'oauthTokens') expect(guards[check]({}), call).toBe(false)
      expect(
        interactionsOf(call).some(({ status, code }) => status < 300 && code === undefined),
        call,
      ).toBe(true)
    }
  })
})

describe('[CT-01] provider states', () => {
  test('each state’s sentence names its parameters', () => {
    for (const [sentence, { params }] of Object.entries(STATES)) {
      const named = [...sentence.matchAll(/\{(\w+)\}/gu)].map(([, name = '']) => name)
      expect(named.toSorted(), sentence).toEqual(Object.keys(params.shape).toSorted())
    }
  })

  test('a misspelt state is refused with the nearest name', () => {
    expect(() => {
      Reflect.apply(given, undefined, ['the {persona} personna is signed in', { persona: 'free' }])
    }).toThrow(
      'There is no provider state "the {persona} personna is signed in" in packages/contract/src/states.ts. Is "the {persona} persona is signed in" meant?',
    )
    expect(() => {
      Reflect.apply(given, undefined, ['the {persona} persona is signed in', { persona: 'fre' }])
    }).toThrow('persona')
  })

  test('the values that states give are unique', () => {
    const values = Object.values(VALUES)
    for (const value of values) expect(values.filter((other) => other.includes(value))).toEqual([value])
  })

  test('every state is used', () => {
    const used = new Set(ALL_INTERACTIONS.flatMap(({ given }) => given.map(({ name }) => name)))
    expect(
      Object.keys(STATES).filter((name) => isStateName(name) && !used.has(name)),
      'states that no interaction begins in',
    ).toEqual([])
  })
})
