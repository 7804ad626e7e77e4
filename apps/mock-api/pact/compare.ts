import { Comparator } from '@pactflow/openapi-pact-comparator'
import type { Pact } from './pact-file.ts'

/** The comparator cannot do with a `$schema`, wherever it stands. */
const withoutSchemaNames = (_: string, value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).filter(([key]) => key !== '$schema'))
}

/**
 * Where a pact asks for what an OpenAPI document does not promise, a line each: what is wrong, in which interaction, and where the
 * document stands on it.
 * @param openApi text of the document
 */
export const comparePact = async (openApi: string, pact: Pact): Promise<string[]> => {
  const comparator = new Comparator({ oas: JSON.parse(openApi, withoutSchemaNames) })
  const faults: string[] = []
  for await (const { type, message, mockDetails, specDetails } of comparator.compare(structuredClone(pact))) {
    if (type !== 'error') continue
    const where = [mockDetails?.interactionDescription, mockDetails?.location, specDetails?.location].filter((part) => typeof part === 'string')
    faults.push(`${message} (${where.join('; ')})`)
  }
  return faults
}
