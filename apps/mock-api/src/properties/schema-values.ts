import fc from 'fast-check'

/** A part of the OpenAPI document. */
export type Json = Readonly<Record<string, unknown>>

export const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
export const part = (holder: unknown, ...path: readonly string[]): Json =>
  path.reduce<Json>((at, key) => (isJson(at[key]) ? at[key] : {}), isJson(holder) ? holder : {})

/** Kind of a file in a form. */
export type FileKind = 'picture' | 'text' | 'nothing'
export interface FileValue {
  readonly $file: FileKind
}
export const isFile = (value: unknown): value is FileValue => isJson(value) && typeof value['$file'] === 'string'

/** Texts of every kind: all scripts, emoji, control characters, blanks. */
const text = (limits: { minLength: number; maxLength: number }): fc.Arbitrary<string> =>
  fc
    .oneof(
      { weight: 3, arbitrary: fc.string({ unit: 'grapheme-ascii', ...limits }) },
      { weight: 1, arbitrary: fc.string({ unit: 'grapheme', ...limits }) },
      { weight: 1, arbitrary: fc.string({ unit: 'binary', ...limits }) },
    )
    // Lengths are counted in UTF-16 code units.
    .filter((value) => value.length >= limits.minLength && value.length <= limits.maxLength)

const word = fc.stringMatching(/^[a-z][a-z0-9]{0,11}$/u)
const letters = fc.constantFrom('a', 'b', 'z', 'A', 'B', 'Z', 'é', 'ñ', 'ü', 'À', 'ж', 'Я')
const digits = fc.integer({ min: 0, max: 9 }).map(String)

/** Patterns the generator cannot handle, with generators for them. */
const PATTERNS: readonly { readonly pattern: RegExp; readonly values: fc.Arbitrary<string> }[] = [
  {
    // A password: a digit and a letter, and anything besides.
    pattern: /^\^\(\?=\.\*\\d\)/u,
    values: fc
      .tuple(letters, digits, text({ minLength: 4, maxLength: 40 }))
      .map(([letter, digit, rest]) => `${rest.slice(0, 2)}${letter}${digit}${rest.slice(2)}`),
  },
  {
    // The name of a character.
    pattern: /^\^\[\\p\{L\}\\p\{M\}\]/u,
    values: fc.constantFrom('Luna', 'Zoë', 'Anne-Marie', 'O’Hara', 'D.J. Moon', 'Ayşe', 'Лина', '美月', 'مريم'),
  },
]

const FORMATS: Readonly<Record<string, fc.Arbitrary<string>>> = {
  email: fc.oneof(
    { weight: 3, arbitrary: fc.tuple(word, word).map(([name, host]) => `${name}@${host}.example`) },
    { weight: 1, arbitrary: fc.emailAddress() },
  ),
  date: fc.date({ min: new Date('2024-01-01'), max: new Date('2028-12-31'), noInvalidDate: true }).map((day) => day.toISOString().slice(0, 10)),
  'date-time': fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }).map((time) => time.toISOString()),
  uri: fc.webUrl(),
}

const numberOr = (value: unknown, otherwise: number): number => (typeof value === 'number' ? value : otherwise)

const strings = (schema: Json): fc.Arbitrary<unknown> => {
  if (schema['contentMediaType'] !== undefined) return fc.constantFrom<FileKind>('picture', 'text', 'nothing').map(($file) => ({ $file }))
  const { format, pattern } = schema
  if (typeof format === 'string' && FORMATS[format] !== undefined) return FORMATS[format]
  const limits = { minLength: numberOr(schema['minLength'], 0), maxLength: Math.min(numberOr(schema['maxLength'], 300), 300) }
  if (typeof pattern !== 'string') return text(limits)
  const known = PATTERNS.find((one) => one.pattern.test(pattern))
  return (known?.values ?? fc.stringMatching(new RegExp(pattern, 'u'))).filter(
    (value) => value.length >= limits.minLength && value.length <= limits.maxLength,
  )
}

/**
 * Generates values of a JSON schema. Unconstrained values take every shape; a record has up to four entries and
 * a list up to five items, to keep runs short.
 */
export const schemaValues = (document: Json) => {
  const known = new Map<string, fc.Arbitrary<unknown>>()

  const objects = (schema: Json): fc.Arbitrary<unknown> => {
    const properties = Object.entries(part(schema, 'properties')).map(([name, one]) => [name, values(one)] as const)
    const { additionalProperties, propertyNames, required } = schema
    if (properties.length === 0 && isJson(additionalProperties)) {
      const names = strings({ maxLength: 64, ...(isJson(propertyNames) ? propertyNames : {}) }).map(String)
      return fc.dictionary(names, values(additionalProperties), { maxKeys: 4 })
    }
    const needed = Array.isArray(required) ? required.map(String) : []
    return fc.record(Object.fromEntries(properties), { requiredKeys: needed, noNullPrototype: true })
  }

  const values = (schema: unknown): fc.Arbitrary<unknown> => {
    if (!isJson(schema)) return fc.jsonValue()
    const { $ref } = schema
    if (typeof $ref === 'string') {
      const found = known.get($ref) ?? values(part(document, ...$ref.split('/').slice(1)))
      known.set($ref, found)
      return found
    }
    if ('const' in schema) return fc.constant(schema['const'])
    const choices: unknown = schema['enum']
    if (Array.isArray(choices)) return fc.constantFrom(...choices.map((choice: unknown) => choice))
    if (Array.isArray(schema['anyOf'])) return fc.oneof(...schema['anyOf'].map(values))
    switch (schema['type']) {
      case 'string':
        return strings(schema)
      case 'boolean':
        return fc.boolean()
      case 'null':
        return fc.constant(null)
      case 'integer':
        return fc.integer({ min: numberOr(schema['minimum'], -1e9), max: numberOr(schema['maximum'], 1e9) })
      case 'number':
        return fc.double({ min: numberOr(schema['minimum'], -1e9), max: numberOr(schema['maximum'], 1e9), noNaN: true })
      case 'array':
        return fc.array(values(schema['items']), {
          minLength: numberOr(schema['minItems'], 0),
          maxLength: Math.min(numberOr(schema['maxItems'], 5), 5),
        })
      case 'object':
        return objects(schema)
      default:
        return fc.jsonValue()
    }
  }

  return values
}
