import { calls, type Call, commonStatuses } from './calls.ts'
import { refOf, resolved, schemas, successOf } from './document.ts'
import { isJson, type Json } from './json.ts'
import { HEADER, inComment, lowerFirst, quoted } from './text.ts'

/** Format of a string by its property's name, with values in `src/testing/sample-values.ts`. */
const FORMATS: readonly (readonly [RegExp, string])[] = [
  [/^oauthProfileId$/u, 'profile-id'],
  [/^(?:id|\w+(?:ID|Id)|UserSessionID)$/u, 'id'],
  [/^(?:slug|botSlug)$/u, 'slug'],
  [/^(?:firstName|nickname)$/u, 'first-name'],
  [/^lastName$/u, 'last-name'],
  [/^(?:name|botName)$/u, 'full-name'],
  [/^email$/u, 'email'],
  [/^phoneNumber$/u, 'phone'],
  [/^telegram$/u, 'handle'],
  [/^face$/u, 'face'],
  [/^(?:\w*[uU]rls?|startPhoto|voiceSample)$/u, 'media'],
  [/^link$/u, 'address'],
  [/^(?:\w*[tT]oken)$/u, 'token'],
  [/^(?:text|bio|prompt|description|detail|message)$/u, 'sentence'],
  [/^(?:code)$/u, 'code'],
  [/^(?:access|currentPlan)$/u, 'plan-id'],
  [/^(?:en|es|fr|pt|ar|hi|ja|zh|it|de)$/u, 'sentence'],
]
const formatOf = (property: string): string => FORMATS.find(([pattern]) => pattern.test(property))?.[1] ?? 'words'

const KEPT_FORMATS = new Set(['date-time', 'date', 'email'])

const stringFor = (schema: Json, property: string): Json => {
  const { type, format, minLength, maxLength } = schema
  if (typeof format === 'string' && KEPT_FORMATS.has(format)) return { type, format }
  // Our formats are more specific than the pattern and fulfil it.
  return { type, format: formatOf(property), minLength, maxLength }
}

/** Ranges for realistic amounts and counts. */
const numberFor = ({ type, minimum, maximum, exclusiveMinimum }: Json): Json =>
  type === 'integer'
    ? { type, minimum: minimum ?? exclusiveMinimum ?? 0, maximum: maximum ?? 600 }
    : { type, minimum: Math.max(0.99, Number(minimum ?? 0)), maximum: maximum ?? 99.99 }

/** A schema for generating values: without descriptions, with formats. */
const fillable = (schema: Json, property = ''): Json => {
  const name = refOf(schema)
  if (name) return { $ref: `#/$defs/${name}` }
  const { type, anyOf, enum: choices, items, prefixItems, properties, required, additionalProperties, propertyNames, minItems, maxItems } = schema
  if ('const' in schema) return { const: schema['const'] }
  if (Array.isArray(choices)) return { type, enum: choices }
  if (Array.isArray(anyOf)) return { anyOf: anyOf.filter(isJson).map((option) => fillable(option, property)) }
  if (Array.isArray(type)) return { anyOf: type.map((one) => fillable({ ...schema, type: one }, property)) }
  if (Array.isArray(prefixItems)) return { type, prefixItems: prefixItems.filter(isJson).map((item) => fillable(item, property)), minItems, maxItems }
  if (type === 'array' && isJson(items)) {
    // Items of a closed list are unique.
    const isList = Array.isArray(resolved(items)['enum'])
    return {
      type,
      items: fillable(items, property),
      minItems: minItems ?? (isList ? 1 : 0),
      maxItems: maxItems ?? 3,
      ...(isList && { uniqueItems: true }),
    }
  }
  if (type === 'object') {
    const rows = Object.entries(isJson(properties) ? properties : {}).map(([key, inner]) => [key, fillable(isJson(inner) ? inner : {}, key)])
    if (rows.length > 0) return { type, properties: Object.fromEntries(rows), required: required ?? [] }
    const values = isJson(additionalProperties) ? fillable(additionalProperties, property) : {}
    const keys = isJson(propertyNames) && Array.isArray(propertyNames['enum']) ? propertyNames['enum'].map(String) : undefined
    if (keys) return { type, properties: Object.fromEntries(keys.map((key) => [key, values])), required: keys }
    return {
      type,
      additionalProperties: values,
      propertyNames: isJson(propertyNames) ? { type: 'string', format: 'word' } : undefined,
      maxProperties: 2,
    }
  }
  if (type === 'string') return stringFor(schema, property)
  return type === 'integer' || type === 'number' ? numberFor(schema) : { type }
}

const refsIn = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(refsIn)
  if (!isJson(value)) return []
  const name = refOf(value)
  return [...(name ? [name] : []), ...Object.values(value).flatMap(refsIn)]
}

/** Every named schema that an answer holds, in the document's order. */
const answered = (): readonly string[] => {
  const found = new Set<string>()
  const visit = (schema: unknown): void => {
    for (const name of refsIn(schema)) {
      if (found.has(name)) continue
      found.add(name)
      visit(schemas.get(name))
    }
  }
  for (const call of calls) for (const status of call.statuses) visit(successOf(call, status)?.schema)
  visit({ $ref: '#/components/schemas/ApiErrorBody' })
  return [...schemas.keys()].filter((name) => found.has(name))
}

const isObjectSchema = (name: string): boolean => isJson(schemas.get(name)?.['properties'])

/** An example page without a next page, which would be followed for ever. */
const exampleOf = (example: unknown): unknown => (isJson(example) && 'nextPage' in example ? { ...example, nextPage: null } : example)

const successRow = (call: Call): string => {
  const own = call.statuses.flatMap((status) => {
    const success = successOf(call, status)
    return success ? [`${status}: ${JSON.stringify(exampleOf(success.example))}`] : []
  })
  return `  ${quoted(`${call.resource}.${call.name}`)}: { ${own.join(', ')} },`
}

const statusRow = (call: Call): string => `  ${quoted(`${call.resource}.${call.name}`)}: [${call.statuses.join(', ')}],`

/** Input of the test kit: schemas, statuses, examples and factory types. */
export const emitTesting = (): string => {
  const names = answered()
  const objects = names.filter(isObjectSchema)
  const factory = (name: string) => {
    const about = schemas.get(name)?.['description']
    return `  /** ${inComment(typeof about === 'string' ? about : name)} */\n  ${lowerFirst(name)}(overrides?: Partial<${name}>, seed?: number): ${name}`
  }
  return `${HEADER}import type { JsonSchema } from 'json-schema-faker'
import type { ${objects.join(', ')} } from './api.ts'

/** A factory for everything that the API answers with. */
export interface Make {
${objects.map(factory).join('\n')}
}

/** The shapes of what the API answers with, by name, for a generator to fill. */
export const schemas: Readonly<Record<string, JsonSchema>> = ${JSON.stringify(Object.fromEntries(names.map((name) => [name, { title: name, ...fillable(schemas.get(name) ?? {}) }])))}

/** Statuses that any call may answer besides its own. */
export const COMMON_STATUSES = [${commonStatuses.join(', ')}] as const

/** The statuses of each call's own. */
export const ownStatuses: Readonly<Record<string, readonly number[]>> = {
${calls.map(statusRow).join('\n')}
}

/** The contract's examples of every success, by call and status. */
export const examples: Readonly<Record<string, Readonly<Record<number, object>>>> = {
${calls.map(successRow).join('\n')}
}
`
}
