import { MatchersV3 } from '@pact-foundation/pact'
import { isJson, resolve, type Json } from './document.ts'
import { escape } from './escape.ts'
import { READS } from './reads.ts'

const { atLeastLike, boolean, datetime, equal, integer, like, number, regex, string } = MatchersV3

/** String formats with their own matcher. */
const FORMATS: Readonly<Record<string, (example: string) => unknown>> = {
  'date-time': (example) => datetime("yyyy-MM-dd'T'HH:mm:ss.SSSX", example),
  date: (example) => regex('^\\d{4}-\\d{2}-\\d{2}$', example),
}

/** A schema's pattern matches anywhere in a text, Pact's must match all of it. */
const whole = (pattern: string): string => `${pattern.startsWith('^') ? '' : '.*'}${pattern}${pattern.endsWith('$') ? '' : '.*'}`

const ofText = (schema: Json, example: string): unknown => {
  const { enum: choices, pattern, format } = schema
  if (Array.isArray(choices)) return regex(`^(${choices.map((choice) => escape(String(choice))).join('|')})$`, example)
  if (typeof format === 'string') return (FORMATS[format] ?? string)(example)
  return typeof pattern === 'string' ? regex(whole(pattern), example) : string(example)
}

const listed = new Map<string, readonly string[]>(Object.entries(READS))

/** Fields to require: those the web app reads of a named schema, all required ones of an inline schema. */
const fieldsOf = (name: string | undefined, { properties, required }: Json): readonly string[] => {
  if (name === undefined) return Array.isArray(required) ? required.map(String) : []
  const reads = listed.get(name)
  if (reads === undefined) throw new Error(`Say in packages/sdk/pact/reads.ts which fields of ${name} the web app reads`)
  for (const field of reads) {
    if (isJson(properties) && field in properties) continue
    throw new Error(`The web app reads ${name}.${field}, and the contract has it no longer`)
  }
  return reads
}

/** The alternative of a union that fits an example. */
const sideOf = (sides: readonly unknown[], example: unknown): unknown =>
  sides.find((side) => {
    const { schema } = resolve(side)
    if ('const' in schema) return schema['const'] === example
    const kind = example === null ? 'null' : Array.isArray(example) ? 'array' : typeof example
    return schema['type'] === kind || (kind === 'number' && schema['type'] === 'integer')
  })

const ofObject = (name: string | undefined, schema: Json, example: Json): unknown => {
  const { properties, additionalProperties } = schema
  if (!isJson(properties)) return isJson(additionalProperties) ? like(example) : {}
  // Fields that are missing or null in the example cannot be required.
  const asked = fieldsOf(name, schema).filter((field) => example[field] !== undefined && example[field] !== null)
  return Object.fromEntries(asked.map((field) => [field, matcherOf(properties[field], example[field])]))
}

/**
 * A matcher as strict as the contract's schema: types, choices, patterns and times, not the values of the
 * example. Of a named schema it asks for the fields that the web app reads (reads.ts).
 * @throws Error when the web app reads a field that the contract lacks
 */
export const matcherOf = (given: unknown, example: unknown): unknown => {
  const { name, schema } = resolve(given)
  if ('const' in schema) return equal(schema['const'])
  const { anyOf, items, prefixItems, minItems } = schema
  if (Array.isArray(anyOf)) return matcherOf(sideOf(anyOf, example), example)
  if (typeof example === 'string') return ofText(schema, example)
  if (typeof example === 'number') return schema['type'] === 'integer' ? integer(example) : number(example)
  if (typeof example === 'boolean') return boolean(example)
  if (Array.isArray(prefixItems) && Array.isArray(example)) return prefixItems.map((one, index) => matcherOf(one, example[index]))
  if (Array.isArray(example)) {
    // Tuples have the example's length.
    if (typeof minItems === 'number' && minItems > 1) return example.map((item) => matcherOf(items, item))
    const [first]: unknown[] = example
    // Lists may have any length, including none.
    return first === undefined ? like([]) : atLeastLike(matcherOf(items, first), 0, 1)
  }
  return isJson(example) ? ofObject(name, schema, example) : like(example)
}
