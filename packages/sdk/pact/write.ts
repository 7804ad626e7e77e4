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

/** Characters in a line of the file. */
const WIDTH = 150

/**
 * JSON in which whatever fits is on one line: a matcher is a line, so that a field more is a few lines more in each answer that has it, not a screen
 * of brackets.
 */
const print = (value: unknown, indent = ''): string => {
  const flat = JSON.stringify(value)
  const deeper = `${indent}  `
  if (indent.length + flat.length <= WIDTH && indent !== '') return flat
  if (Array.isArray(value)) return `[\n${value.map((item) => deeper + print(item, deeper)).join(',\n')}\n${indent}]`
  if (!isJson(value)) return flat
  return `{\n${Object.entries(value)
    .map(([key, item]) => `${deeper}${JSON.stringify(key)}: ${print(item, deeper)}`)
    .join(',\n')}\n${indent}}`
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
  return `${print(sorted(pact))}\n`
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
