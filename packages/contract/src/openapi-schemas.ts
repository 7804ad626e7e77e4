import { z } from 'zod'

/** A JSON object, as a part of the document. */
export type Json = Record<string, unknown>

export const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

type Side = 'in' | 'out'
const REF = '#/components/schemas/'

const INT32 = 2 ** 31

const fitsInt32 = (schema: Json): boolean => {
  const least = schema['minimum'] ?? schema['exclusiveMinimum']
  const most = schema['maximum'] ?? schema['exclusiveMaximum']
  return typeof least === 'number' && least >= -INT32 && typeof most === 'number' && most < INT32
}

/** Keywords to leave out of a schema: implementation details and redundant ones. */
const tidy = (schema: Json): void => {
  // Answers may gain fields, so unknown ones are allowed.
  if (schema['additionalProperties'] === false) delete schema['additionalProperties']
  if (schema['minimum'] === Number.MIN_SAFE_INTEGER) delete schema['minimum']
  if (schema['maximum'] === Number.MAX_SAFE_INTEGER) delete schema['maximum']
  if (typeof schema['format'] === 'string' && 'pattern' in schema) delete schema['pattern']
  if (schema['type'] === 'integer') schema['format'] = fitsInt32(schema) ? 'int32' : 'int64'
  const { prefixItems } = schema
  if (Array.isArray(prefixItems) && schema['items'] === false) {
    delete schema['items']
    Object.assign(schema, { minItems: prefixItems.length, maxItems: prefixItems.length })
    // Tools support lists better than tuples.
    if (new Set(prefixItems.map((item) => JSON.stringify(item))).size === 1) {
      schema['items'] = prefixItems[0]
      delete schema['prefixItems']
    }
  }
  // A record by a closed list requires each name of it, and tools want to read what they are.
  const { propertyNames, additionalProperties } = schema
  if (isJson(propertyNames) && Array.isArray(propertyNames['enum']) && isJson(additionalProperties) && 'required' in schema)
    schema['properties'] = Object.fromEntries(propertyNames['enum'].map((name) => [String(name), additionalProperties]))
  if (schema['contentEncoding'] === 'binary') {
    delete schema['contentEncoding']
    schema['contentMediaType'] = 'image/*'
  }
}

const mapRefs = (value: unknown, rename: (name: string) => string): unknown => {
  if (Array.isArray(value)) return value.map((item) => mapRefs(item, rename))
  if (!isJson(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      key === '$ref' && typeof item === 'string' ? rename(item.slice(item.lastIndexOf('/') + 1)) : mapRefs(item, rename),
    ]),
  )
}

const refsIn = (value: unknown): string[] => {
  const names: string[] = []
  mapRefs(value, (name) => {
    names.push(name)
    return name
  })
  return names
}

/**
 * Converts zod schemas to JSON schemas and extracts those with an id. A schema differs between input (defaults
 * are optional) and output; only when they differ does the request schema get its own name, `<id>Input`.
 */
export const createSchemas = () => {
  const lifted = new Map<string, Partial<Record<Side, Json>>>()

  /** The JSON schema of a zod schema, with named schemas as `<name>:<side>` references until `finish`. */
  const transform = (schema: z.ZodType, side: Side): Json => {
    const {
      $schema: _,
      $defs = {},
      ...root
    } = z.toJSONSchema(schema, {
      io: side === 'in' ? 'input' : 'output',
      target: 'draft-2020-12',
      unrepresentable: 'any',
      override: ({ zodSchema, jsonSchema }) => {
        tidy(jsonSchema)
        // Zod omits the examples and defaults of transformed schemas in requests.
        const { examples, default: fallback } = z.globalRegistry.get(zodSchema) ?? {}
        if (!('$ref' in jsonSchema))
          Object.assign(jsonSchema, Array.isArray(examples) ? { examples } : {}, fallback === undefined ? {} : { default: fallback })
      },
    })
    const mark = (value: unknown) => mapRefs(value, (name) => `${REF}${name}:${side}`)
    for (const [name, definition] of Object.entries($defs)) {
      const marked = mark(definition)
      if (isJson(marked)) lifted.set(name, { ...lifted.get(name), [side]: marked })
    }
    const marked = mark(root)
    return isJson(marked) ? marked : {}
  }

  /** The extracted schemas by name, and the document with references to them. */
  const finish = (document: Json): { schemas: Json; document: Json } => {
    const plain = (value: unknown) => JSON.stringify(mapRefs(value, (name) => name.replace(/:(?:in|out)$/u, '')))
    const differing = new Set([...lifted].filter(([, sides]) => sides.in && sides.out && plain(sides.in) !== plain(sides.out)).map(([name]) => name))
    // A schema that contains a differing one differs too.
    for (let size = -1; size !== differing.size;) {
      size = differing.size
      for (const [name, sides] of lifted) {
        if (sides.in && sides.out && refsIn(sides.in).some((ref) => differing.has(ref.replace(/:in$/u, '')))) differing.add(name)
      }
    }
    const nameOf = (reference: string): string => {
      const [name = '', side] = reference.split(':')
      return side === 'in' && differing.has(name) ? `${name}Input` : name
    }
    const resolve = (value: unknown) => mapRefs(value, (reference) => REF + nameOf(reference))
    const schemas = [...lifted].flatMap(([name, sides]) =>
      Object.entries(sides).map(([side, schema]): [string, unknown] => [nameOf(`${name}:${side}`), resolve(schema)]),
    )
    const resolved = resolve(document)
    return { schemas: Object.fromEntries(schemas.toSorted(([a], [b]) => (a < b ? -1 : 1))), document: isJson(resolved) ? resolved : {} }
  }

  return { transform, finish }
}
