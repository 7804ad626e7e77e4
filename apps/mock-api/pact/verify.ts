import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Interaction, Pact, ProviderState } from './pact-file.ts'
import { openProviderSession } from './provider-session.ts'
import { Outcome, type Task, type InteractionResult } from './task.ts'

/** A provider to verify. */
export interface Provider {
  readonly url: string
  readonly statesUrl: string | null
  /** Whether it is a mock that lets itself be controlled. */
  readonly isMock: boolean
}

/** An interaction that was skipped because its state could not be set up. */
export interface NotSetUp {
  readonly description: string
  readonly state: string
  readonly reason: string
}

export interface Report {
  /** In the pact's order. */
  readonly results: readonly InteractionResult[]
  readonly notSetUp: readonly NotSetUp[]
  /** Failures outside the interactions. */
  readonly failures: readonly string[]
}

/** How many are verified in parallel in a mock; other providers get one after another. */
const AT_ONCE = 3

const program = fileURLToPath(new URL('verifier-process.ts', import.meta.url))

const run = async (task: Task): Promise<Outcome> => {
  const child = spawn(process.execPath, ['--no-deprecation', program, JSON.stringify(task)], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { PACT_DO_NOT_TRACK: 'true' },
  })
  let complaints = ''
  child.stderr.on('data', (chunk: unknown) => {
    complaints += String(chunk)
  })
  await once(child, 'close')
  try {
    return Outcome.parse(JSON.parse(readFileSync(task.outcomeFile, 'utf8')))
  } catch {
    return { results: [], failures: [`The verifier ended without an outcome: ${complaints.slice(-2000)}`] }
  }
}

/** Interleaved parts, so that each takes about as long. */
const parts = (interactions: readonly Interaction[], count: number): Interaction[][] =>
  Array.from({ length: count }, (_, part) => interactions.filter((__, index) => index % count === part)).filter((part) => part.length > 0)

/** Which states can be set up, each tried once beforehand; a mock has all of them. */
const tryStates = async (provider: Provider, interactions: readonly Interaction[]): Promise<ReadonlyMap<string, string>> => {
  const faults = new Map<string, string>()
  if (provider.isMock) return faults
  const states = new Map(interactions.flatMap(({ providerStates }) => providerStates).map((state) => [keyOf(state), state]))
  for (const [key, state] of states) {
    const session = openProviderSession(provider)
    try {
      await session.setUp(state)
      await session.end()
    } catch (error) {
      faults.set(key, error instanceof Error ? error.message : String(error))
    }
  }
  return faults
}
const keyOf = ({ name, params }: ProviderState): string => `${name} ${JSON.stringify(params)}`

/** Verifies every interaction of a pact against a provider, each in its states. */
export const verifyProvider = async (provider: Provider, pact: Pact): Promise<Report> => {
  const impossible = await tryStates(provider, pact.interactions)
  const notSetUp = pact.interactions.flatMap(({ description, providerStates }): NotSetUp[] => {
    const state = providerStates.find((one) => impossible.has(keyOf(one)))
    return state === undefined ? [] : [{ description, state: state.name, reason: impossible.get(keyOf(state)) ?? '' }]
  })
  const left = new Set(notSetUp.map(({ description }) => description))
  const asked = pact.interactions.filter(({ description }) => !left.has(description))
  const directory = mkdtempSync(path.join(tmpdir(), 'moonlit-verify-'))
  try {
    const outcomes = await Promise.all(
      parts(asked, provider.isMock ? AT_ONCE : 1).map((interactions, index) => {
        const pactFile = path.join(directory, `pact-${index}.json`)
        writeFileSync(pactFile, JSON.stringify({ ...pact, interactions }))
        return run({ ...provider, pactFile, outcomeFile: path.join(directory, `outcome-${index}.json`) })
      }),
    )
    const results = new Map(outcomes.flatMap(({ results: found }) => found).map((verdict) => [verdict.description, verdict]))
    return {
      results: asked.map(
        ({ description }) => results.get(description) ?? { description, isPassed: false, faults: ['The verifier says nothing of it'] },
      ),
      notSetUp,
      failures: outcomes.flatMap(({ failures }) => failures),
    }
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
}
