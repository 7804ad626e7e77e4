import { Comparator } from '@pactflow/openapi-pact-comparator'
import type { Pact } from './pact-file.ts'

/** The comparator fails on any `$schema`. */
const withoutSchemaNames = (_: string, value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).filter(([key]) => key !== '$schema'))
}

/**
 * Mismatches between a pact and an OpenAPI document, one line each: the problem, the interaction and the
 * place in the document.
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
