import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isJson } from './document.ts'
import { ALL_INTERACTIONS } from './interactions/all.ts'
import type { AnyInteraction } from './interaction.ts'
import { CONSUMER, PACT_FILE, PROVIDER, runInteraction } from './run-interaction.ts'

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted)
  if (!isJson(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, item]) => [key, sorted(item)]),
  )
}

const interactionsIn = (text: string) => {
  const pact: unknown = JSON.parse(text)
  const interactions = isJson(pact) ? pact['interactions'] : undefined
  return Array.isArray(interactions) ? interactions.filter(isJson) : []
}

/** Merges pact files. The result is deterministic: sorted, without tool versions. */
export const joinPacts = (texts: readonly string[]): string => {
  const interactions = texts.flatMap(interactionsIn).toSorted((a, b) => (String(a['description']) < String(b['description']) ? -1 : 1))
  const pact = { consumer: { name: CONSUMER }, provider: { name: PROVIDER }, interactions, metadata: { pactSpecification: { version: '4.0' } } }
  return `${JSON.stringify(sorted(pact), null, 2)}\n`
}

/** Runs every interaction against Pact's mock server and returns the pact file. */
export const makePact = async (interactions: readonly AnyInteraction[] = ALL_INTERACTIONS): Promise<string> => {
  const texts: string[] = []
  for (const interaction of interactions) {
    const { outcome, pact } = await runInteraction(interaction)
    if (outcome.error !== undefined) throw outcome.error
    texts.push(pact)
  }
  return joinPacts(texts)
}

/** Writes the pact file into a folder; returns its path. */
export const writePact = async (directory: string): Promise<string> => {
  mkdirSync(directory, { recursive: true })
  const file = path.join(directory, PACT_FILE)
  writeFileSync(file, await makePact())
  return file
}
