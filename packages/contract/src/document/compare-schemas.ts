import { isJson, type Json } from '../openapi-schemas.ts'

/**
 * Direction of a schema. A request breaks when less is accepted than before, an answer when more may come than before, or
 * when a field is missing.
 */
export type Side = 'request' | 'answer'

/** The same place in the earlier and the current document. */
export interface Pair {
  readonly before: unknown
  readonly after: unknown
}

const LEAST = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'] as const
const MOST = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'] as const
/** Keywords that cannot be compared: any difference is a change. */
const EXACT = ['pattern', 'format', 'multipleOf', 'uniqueItems', 'contentMediaType'] as const

const shown = (value: unknown): string => (value === undefined ? 'none' : JSON.stringify(value).replaceAll('"', ''))
const names = (value: unknown): string[] => (Array.isArray(value) ? value.filter((name) => typeof name === 'string') : [])
/** Subject of a message: a field, or the whole. */
const called = (path: string): string => (path === '' ? 'it' : `\`${path}\``)
const within = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`)

const valuesOf = (schema: Json): unknown[] | undefined => {
  if ('const' in schema) return [schema['const']]
  return Array.isArray(schema['enum']) ? schema['enum'] : undefined
}

const typeOf = (schema: Json): string => {
  if (typeof schema['type'] === 'string') return schema['type']
  const [value] = valuesOf(schema) ?? []
  if (value === null) return 'null'
  return value === undefined ? 'anything' : typeof value
}

/** Compares schemas of two documents; references resolve in their own document. */
export const createSchemaComparer = (documents: { before: Json; after: Json }) => {
  const resolved = (schema: unknown, document: Json): Json => {
    if (!isJson(schema)) return {}
    const { $ref, ...rest } = schema
    if (typeof $ref !== 'string') return schema
    const target = $ref
      .split('/')
      .slice(1)
      .reduce<unknown>((at, key) => (isJson(at) ? at[key.replaceAll('~1', '/')] : undefined), document)
    return { ...resolved(target, document), ...rest }
  }

  /** The alternatives of a schema, one per type. */
  const variants = (schema: unknown, document: Json): Json[] => {
    const whole = resolved(schema, document)
    const choices = whole['anyOf'] ?? whole['oneOf']
    if (Array.isArray(choices)) return choices.flatMap((choice) => variants(choice, document))
    return Array.isArray(whole['type']) ? names(whole['type']).map((type) => ({ ...whole, type })) : [whole]
  }

  /** Breaking changes between two schemas, as sentences that begin with `at`, such as `chats.send: answer 200`. */
  const compare = (side: Side, at: string, pair: Pair): string[] => {
    const found: string[] = []
    const open = new Set<string>()
    const isRequest = side === 'request'

    const limits = (path: string, before: Json, after: Json): void => {
      const tell = (name: string): void => void found.push(`${at}: ${called(path)} has ${name} ${shown(after[name])}, was ${shown(before[name])}`)
      const [inner, outer] = isRequest ? [before, after] : [after, before]
      const number = (schema: Json, name: string, absent: number): number => {
        const value = schema[name]
        return typeof value === 'number' ? value : absent
      }
      for (const name of LEAST) if (number(inner, name, -Infinity) < number(outer, name, -Infinity)) tell(name)
      for (const name of MOST) if (number(inner, name, Infinity) > number(outer, name, Infinity)) tell(name)
      for (const name of EXACT) {
        const isWider = inner[name] === 'int32' && outer[name] === 'int64'
        if (outer[name] !== undefined && outer[name] !== inner[name] && !isWider) tell(name)
      }
    }

    const values = (path: string, before: Json, after: Json): void => {
      const [inner, outer] = isRequest ? [valuesOf(before), valuesOf(after)] : [valuesOf(after), valuesOf(before)]
      if (before['x-extensible'] === true) {
        // New values are expected; clients compare with the old ones by name.
        const now = valuesOf(after)
        for (const value of now === undefined ? [] : (valuesOf(before) ?? []).filter((one) => !now.includes(one)))
          found.push(`${at}: ${called(path)} lost \`${shown(value)}\``)
        return
      }
      if (outer === undefined) return
      if (inner === undefined) {
        found.push(
          isRequest
            ? `${at}: ${called(path)} takes only ${outer.map(shown).join(', ')} now`
            : `${at}: ${called(path)} may now be any ${typeOf(after)}`,
        )
        return
      }
      for (const value of inner.filter((one) => !outer.includes(one)))
        found.push(isRequest ? `${at}: ${called(path)} takes \`${shown(value)}\` no more` : `${at}: ${called(path)} may now be \`${shown(value)}\``)
    }

    const fields = (path: string, before: Json, after: Json): void => {
      const [had, has] = [before, after].map(({ properties }) => (isJson(properties) ? properties : {}))
      const [neededBefore, needsNow] = [names(before['required']), names(after['required'])]
      for (const [name, schema] of Object.entries(had ?? {})) {
        const field = within(path, name)
        if (has === undefined || !(name in has)) {
          found.push(`${at} lost the field \`${field}\``)
          continue
        }
        if (isRequest && needsNow.includes(name) && !neededBefore.includes(name))
          found.push(`${at} cannot do without the field \`${field}\` any more`)
        if (!isRequest && neededBefore.includes(name) && !needsNow.includes(name)) found.push(`${at} may leave out the field \`${field}\``)
        walk(field, schema, has[name])
      }
      if (isRequest)
        for (const name of needsNow.filter((one) => had === undefined || !(one in had)))
          found.push(`${at} needs the new field \`${within(path, name)}\``)
      for (const [part, suffix] of [
        ['additionalProperties', '*'],
        ['propertyNames', '*'],
      ] as const)
        if (isJson(before[part]) || isJson(after[part])) walk(within(path, suffix), before[part] ?? {}, after[part] ?? {})
    }

    const items = (path: string, before: Json, after: Json): void => {
      const tuples = [before, after].map(({ prefixItems }): unknown[] => (Array.isArray(prefixItems) ? prefixItems : []))
      const [was = [], is = []] = tuples
      for (let index = 0; index < Math.max(was.length, is.length); index += 1)
        walk(`${path}[${index}]`, was[index] ?? before['items'], is[index] ?? after['items'])
      if (was.length === 0 && is.length === 0) walk(`${path}[]`, before['items'], after['items'])
    }

    const alike = (path: string, before: Json, after: Json): void => {
      values(path, before, after)
      limits(path, before, after)
      const type = typeOf(isRequest ? before : after)
      if (type === 'object') fields(path, before, after)
      if (type === 'array') items(path, before, after)
    }

    const walk = (path: string, before: unknown, after: unknown): void => {
      // A recursive schema is already being compared.
      const key = JSON.stringify([before, after])
      if (open.has(key)) return
      open.add(key)
      const [was, is] = [variants(before, documents.before), variants(after, documents.after)]
      const [inner, outer] = isRequest ? [was, is] : [is, was]
      for (const one of inner) {
        const type = typeOf(one)
        const others = outer.filter((other) => [type, 'anything'].includes(typeOf(other)) || (type === 'integer' && typeOf(other) === 'number'))
        if (others.length === 0) {
          found.push(isRequest ? `${at}: ${called(path)} can be ${type} no more` : `${at}: ${called(path)} may now be ${type}`)
          continue
        }
        // Of several alternatives, the most similar one.
        const attempts = others.map((other) => {
          const from = found.length
          alike(path, isRequest ? one : other, isRequest ? other : one)
          return found.splice(from)
        })
        found.push(...(attempts.toSorted((left, right) => left.length - right.length)[0] ?? []))
      }
      open.delete(key)
    }

    walk('', pair.before, pair.after)
    return [...new Set(found)]
  }

  return { compare, resolved }
}
