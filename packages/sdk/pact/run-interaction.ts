import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { MatchersV3, PactV4, SpecificationVersion } from '@pact-foundation/pact'
import { createClient } from '../src/client.ts'
import type { AnyAnswer } from '../src/call-types.ts'
import { memorySession } from '../src/session.ts'
import { escape } from './escape.ts'
import { expectedRequest, expectedResponse, sessionOf } from './expected.ts'
import { titleOf, type AnyInteraction } from './interaction.ts'

export const CONSUMER = 'moonlit-web'
export const PROVIDER = 'moonlit-api'
/** Name of the pact file, as Pact writes it. */
export const PACT_FILE = `${CONSUMER}-${PROVIDER}.json`
const BOUNDARY = 'moonlit-form'

/** A multipart form with a fixed boundary. */
const formText = (fields: object): string => {
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${String(value)}\r\n`,
  )
  return `${parts.join('')}--${BOUNDARY}--\r\n`
}
/** The result of an interaction on the SDK's side. */
export interface Outcome {
  /** Undefined when the call was rejected. */
  readonly answer: AnyAnswer | undefined
  readonly error: Error | undefined
  /** Requests of the interaction's call, in order. */
  readonly sent: readonly Headers[]
  /** Paths of other requests: the alive check, a refresh. */
  readonly besides: readonly string[]
  readonly isSessionOver: boolean
}

/** A temporary folder, deleted at the end of the scope. */
const temporaryFolder = () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'moonlit-pact-'))
  return { directory, [Symbol.dispose]: () => rmSync(directory, { recursive: true, force: true }) }
}

/**
 * Makes a call with the real SDK against Pact's mock server, which records the interaction.
 * Other requests of the SDK are recorded in the result and refused.
 * @returns the result, and a pact file with this interaction only
 * @throws Error with the differences when the request is not as expected
 */
export const runInteraction = async (interaction: AnyInteraction): Promise<{ outcome: Outcome; pact: string }> => {
  using folder = temporaryFolder()
  const { method, path: target, query, headers, json, form } = expectedRequest(interaction)
  const { status, headers: answered, body } = expectedResponse(interaction)
  const pact = new PactV4({
    consumer: CONSUMER,
    provider: PROVIDER,
    dir: folder.directory,
    spec: SpecificationVersion.SPECIFICATION_VERSION_V4,
    logLevel: 'error',
  })
  const recording = interaction.given.reduce((begun, state) => begun.given(state.name, { ...state.params }), pact.addInteraction())
  const outcome = await recording
    .uponReceiving(titleOf(interaction))
    .withRequest(method, target, (request) => {
      request.query(query)
      if (json !== undefined) request.jsonBody(json)
      if (form !== undefined) {
        request.body(`multipart/form-data; boundary=${BOUNDARY}`, Buffer.from(formText(form)))
        // The boundary differs each time.
        const rules = Object.entries(form).map(([name, value]) => ({
          path: `$.${name}`,
          rules: [MatchersV3.regex(`^${escape(String(value))}$`, String(value))],
        }))
        request.matchingRules({ body: rules })
        request.headers({ 'content-type': MatchersV3.regex('^multipart/form-data; ?boundary=.+$', `multipart/form-data; boundary=${BOUNDARY}`) })
      }
      request.headers(headers)
    })
    .willRespondWith(status, (response) => {
      response.headers(answered)
      response.jsonBody(body)
    })
    .executeTest(({ url }) => call(interaction, url))
  if (outcome === undefined) throw new Error(`${titleOf(interaction)}: nothing came of it`)
  return { outcome, pact: readFileSync(path.join(folder.directory, PACT_FILE), 'utf8') }
}

const call = async (interaction: AnyInteraction, baseUrl: string): Promise<Outcome> => {
  const sent: Headers[] = []
  const besides: string[] = []
  let isSessionOver = false
  const own = expectedRequest(interaction).pathname
  const client = createClient({
    baseUrl,
    session: memorySession(sessionOf(interaction)),
    fetch: async (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input)
      if (pathname !== own) {
        besides.push(pathname)
        return Response.json({ detail: 'Another interaction' }, { status: 401 })
      }
      sent.push(new Headers(init?.headers))
      return fetch(input, init)
    },
    headers: () => interaction.headers,
    sleep: () => Promise.resolve(),
    onMaintenance: () => undefined,
    onSessionEnd: () => {
      isSessionOver = true
    },
  })
  const [resource = '', name = ''] = interaction.call.split('.')
  const make: unknown = Reflect.get(Object(Reflect.get(client, resource)), name)
  if (typeof make !== 'function') throw new Error(`The SDK has no ${interaction.call}`)
  const settled: { answer: AnyAnswer | undefined; error: Error | undefined } = await Promise.resolve(
    Reflect.apply(make, undefined, [interaction.args]),
  ).then(
    (answer: AnyAnswer) => ({ answer, error: undefined }),
    (error: unknown) => ({ answer: undefined, error: error instanceof Error ? error : new Error(String(error)) }),
  )
  return { ...settled, sent, besides, isSessionOver }
}
