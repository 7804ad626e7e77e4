import type { Call } from './calls.ts'
import { resolved, successOf } from './document.ts'
import { isJson, type Json } from './json.ts'

export type Paging = 'page' | 'offset' | 'none'

/** Lists that say their next page are paged by it; those that only count are paged by offset. */
export const pagingOf = ({ answer, query }: Call): Paging => {
  const has = (name: string) => query.some((field) => field.name === name)
  if ('nextPage' in answer && has('page')) return 'page'
  return 'count' in answer && has('offset') ? 'offset' : 'none'
}

/** Lists paged by offset whose newest page comes first, but each page from oldest to newest: as a chat shows them. */
const READ_DOWNWARDS: readonly string[] = ['chats.messages']
export const isReadDownwards = ({ resource, name }: Call): boolean => READ_DOWNWARDS.includes(`${resource}.${name}`)

const FILLED_IN = { page: ['page'], offset: ['offset', 'limit'], none: [] } as const satisfies Record<Paging, readonly string[]>

const propertiesOf = (schema: Json): [string, Json][] => {
  const { properties } = resolved(schema)
  return Object.entries(isJson(properties) ? properties : {}).flatMap(([name, property]): [string, Json][] =>
    isJson(property) ? [[name, property]] : [],
  )
}

/** Path of a page's items in its answer, and their key property. */
export const itemsOf = (call: Call): { readonly path: string; readonly key: string } => {
  const find = (schema: Json, path: string): { path: string; item: Json } | undefined => {
    const { type, items } = resolved(schema)
    if (type === 'array' && isJson(items)) return { path, item: items }
    return propertiesOf(schema)
      .map(([name, property]) => find(property, `${path}.${name}`))
      .find((found) => found !== undefined)
  }
  const success = successOf(call, 200)
  const found = success && find(success.schema, 'body')
  const key = found && propertiesOf(found.item).find(([name]) => /^id$|ID$/u.test(name))?.[0]
  if (!found || !key) throw new Error(`${call.resource}.${call.name} is paged, but its things have no id`)
  return { path: found.path, key }
}

export interface Shape {
  /** The parameter's declaration, or nothing. */
  readonly parameter: string
  /** Arguments of the key. */
  readonly key: string
  /** Properties of the call's arguments, without what paging adds. */
  readonly params: string
  readonly query: string
}

/** A single field is passed as it is, several as an object. */
export const shapeOf = (call: Call): Shape => {
  const skipped: readonly string[] = FILLED_IN[pagingOf(call)]
  const query = call.query.filter(({ name }) => !skipped.includes(name))
  const fields = [...call.params, ...query]
  const skip = skipped.length > 0 ? `, ${skipped.map((name) => `'${name}'`).join(' | ')}` : ''
  const type = `Fields<Contract['${call.resource}']['${call.name}']${skip}>`
  const [only] = fields
  if (!only) return { parameter: '', key: '', params: '', query: '' }
  if (fields.length === 1 && only.name !== 'limit') {
    const isParam = call.params.length === 1
    return {
      parameter: `${only.name}${only.required ? '' : '?'}: ${type}['${only.name}']`,
      key: only.name,
      params: isParam ? `{ ${only.name} }` : '',
      query: isParam ? '' : `${only.name}`,
    }
  }
  const names = call.params.map(({ name }) => name)
  const optional = fields.every(({ required }) => !required)
  return {
    parameter: `fields: ${type}${optional ? ' = {}' : ''}`,
    key: 'fields',
    params: names.length > 0 ? `{ ${names.map((name) => `${name}: fields.${name}`).join(', ')} }` : '',
    query:
      query
        .map(({ name }) => (names.length > 0 ? `${name}: fields.${name}` : ''))
        .filter(Boolean)
        .join(', ') || (query.length > 0 ? '...fields' : ''),
  }
}
