/**
 * Runs Pact's verifier, which prints a lot, in a process of its own. Its one argument is a `Task` as JSON; what came of it is written to
 * the file the task names.
 */
import { writeFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { Verifier } from '@pact-foundation/pact'
import { ProviderState, readPact } from './pact-file.ts'
import { openProviderSession, type ProviderSession } from './provider-session.ts'
import { Task, readOutcome } from './task.ts'

const task = Task.parse(JSON.parse(process.argv[2] ?? ''))
const { interactions } = readPact(task.pactFile)
const stateFailures: string[] = []
const names = [...new Set(interactions.flatMap(({ providerStates }) => providerStates.map(({ name }) => name)))]
let session: ProviderSession = openProviderSession(task)

const verifier = new Verifier({
  provider: 'moonlit-api',
  providerBaseUrl: task.url,
  pactUrls: [task.pactFile],
  logLevel: 'error',
  beforeEach: async () => {
    session = openProviderSession(task)
    await session.begin()
  },
  afterEach: async () => session.end(),
  stateHandlers: Object.fromEntries(
    names.map((name) => [
      name,
      // Pact ignores errors of handlers, so they are collected here and reported with the result.
      async (params: unknown) => {
        try {
          return { ...(await session.setUp({ name, params: ProviderState.shape.params.parse(params ?? {}) })) }
        } catch (error) {
          stateFailures.push(`The state "${name}" could not be set up: ${error instanceof Error ? error.message : String(error)}`)
          return {}
        }
      },
    ]),
  ),
  requestFilter: ({ headers }: IncomingMessage, _: unknown, next: () => void) => {
    Object.assign(headers, session.headers)
    next()
  },
})
const text = await verifier.verifyProvider().then(
  (results) => String(results),
  (error: unknown) => (error instanceof Error ? error.message : String(error)),
)
writeFileSync(task.outcomeFile, JSON.stringify(readOutcome(text, stateFailures)))
process.exit()
