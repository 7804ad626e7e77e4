import { MESSAGES_PAGE_SIZE } from '@moonlit/contract/rules'
import { callsByResource, type Call } from './calls.ts'
import { itemsOf, pagingOf, shapeOf, type Paging } from './paging.ts'
import { HEADER, inComment } from './text.ts'
import { isRead } from './touches.ts'

const PAGE_FIELDS = { page: 'page: pageParam', offset: `offset: pageParam, limit: ${MESSAGES_PAGE_SIZE}`, none: '' } as const satisfies Record<
  Paging,
  string
>
/** What of a page tells where the next one begins. */
const pageOptions = (call: Call): readonly string[] => {
  switch (pagingOf(call)) {
    case 'page':
      return ['initialPageParam: 1', 'getNextPageParam: ({ nextPage }) => nextPage']
    case 'offset': {
      const items = itemsOf(call).path.replace(/^body\./u, '')
      return [
        'initialPageParam: 0',
        `getNextPageParam: ({ result }, _, offset) => (${items}.length < ${MESSAGES_PAGE_SIZE} ? null : offset + ${MESSAGES_PAGE_SIZE})`,
      ]
    }
    case 'none':
      return []
  }
}

const entry = (call: Call): string => {
  const paging = pagingOf(call)
  const { parameter, key, params, query } = shapeOf(call)
  const queryText = [query, PAGE_FIELDS[paging]].filter(Boolean).join(', ')
  const args = [...(params ? [`params: ${params}`] : []), ...(queryText ? [`query: { ${queryText} }`] : [])].join(', ')
  const context = paging === 'none' ? '{ signal }' : '{ pageParam, signal }'
  const options = [
    `queryKey: keys.${call.resource}.${call.name}(${key})`,
    `queryFn: (${context}) => unwrap(client.${call.resource}.${call.name}(${args ? `{ ${args} }` : '{}'}, { signal }))`,
    ...pageOptions(call),
  ]
  const maker = paging === 'none' ? 'queryOptions' : 'infiniteQueryOptions'
  return `    /** ${inComment(call.summary)}${paging === 'none' ? '' : ', page by page'}. */\n    ${call.name}: (${parameter}) =>\n      ${maker}({\n${options.map((option) => `        ${option},\n`).join('')}        ...once,\n      }),`
}

const keyEntry = (call: Call): string => {
  const { key } = shapeOf(call)
  const [resource, name] = [`'${call.resource}'`, `'${call.name}'`]
  if (!key) return `    ${call.name}: () => [${resource}, ${name}] as const,`
  const type = shapeOf(call)
    .parameter.replace(/^\w+\??: /u, '')
    .replace(' = {}', '')
  return `    ${call.name}: (${key}?: ${type}) => withFields([${resource}, ${name}], ${key}),`
}

/** Query options for every safe GET, and their keys; a GET that changes something has none. */
export const emitQueries = (): string => {
  const readable = [...callsByResource].map(([resource, calls]) => [resource, calls.filter(isRead)] as const).filter(([, calls]) => calls.length > 0)
  const all = readable.map(([resource, calls]) => `  ${resource}: {\n    all: ['${resource}'],\n${calls.map(keyEntry).join('\n')}\n  },`)
  const bodies = readable.map(([resource, calls]) => `  ${resource}: {\n${calls.map(entry).join('\n')}\n  },`)
  return `${HEADER}import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Fields } from '../src/call-types.ts'
import { once, withFields } from '../src/query-keys.ts'
import { unwrap } from '../src/unwrap.ts'
import type { Contract } from './api.ts'
import type { MoonlitClient } from './client.ts'

/** The key of every query, written once. \`all\` and a call without its fields are prefixes, for invalidation. */
export const keys = {
${all.join('\n')}
} as const

/** Query options of every call that only reads, as values: \`useQuery(queries(client).bots.one({ slug, lang }))\`. */
export const queries = (client: MoonlitClient) => ({
${bodies.join('\n')}
})
`
}
