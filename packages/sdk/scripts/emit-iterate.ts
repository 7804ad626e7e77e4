import { MESSAGES_PAGE_SIZE } from '@moonlit/contract/rules'
import { callsByResource, type Call } from './calls.ts'
import { isReadDownwards, itemsOf, pagingOf, shapeOf } from './paging.ts'
import { HEADER, inComment } from './text.ts'

const entry = (call: Call): string => {
  const { parameter, params, query } = shapeOf(call)
  const { path, key } = itemsOf(call)
  const isByPage = pagingOf(call) === 'page'
  const queryText = [query, isByPage ? 'page: at' : `offset: at, limit: ${MESSAGES_PAGE_SIZE}`].filter(Boolean).join(', ')
  const args = [...(params ? [`params: ${params}`] : []), `query: { ${queryText} }`].join(', ')
  const next = isByPage ? 'body.nextPage' : `at + ${MESSAGES_PAGE_SIZE} < body.count ? at + ${MESSAGES_PAGE_SIZE} : null`
  const items = isReadDownwards(call) ? `${path}.toReversed()` : path
  return `    /** ${inComment(call.summary)}: all of them, one by one${isByPage ? '' : ', newest first'}. */
    ${call.name}: (${[parameter, 'options?: CallOptions'].filter(Boolean).join(', ')}) =>
      paginate(
        ${isByPage ? 1 : 0},
        async (at) => {
          const body = await unwrap(client.${call.resource}.${call.name}({ ${args} }, options))
          return { items: ${items}, next: ${next} }
        },
        ({ ${key} }) => ${key},
      ),`
}

/** An async iterator for every call that is paged. */
export const emitIterate = (): string => {
  const paged = [...callsByResource]
    .map(([resource, calls]) => [resource, calls.filter((call) => pagingOf(call) !== 'none')] as const)
    .filter(([, calls]) => calls.length > 0)
  return `${HEADER}import type { CallOptions, Fields } from '../src/call-types.ts'
import { paginate } from '../src/paginate.ts'
import { unwrap } from '../src/unwrap.ts'
import type { Contract } from './api.ts'
import type { MoonlitClient } from './client.ts'

/**
 * Every paged call as an async iterator over what its pages hold: \`for await (const bot of iterate(client).bots.list({ gender: 'female' }))\`.
 * A page is fetched when it is needed; breaking off fetches no more. Failures are thrown as \`unwrap\` throws them.
 */
export const iterate = (client: MoonlitClient) => ({
${paged.map(([resource, calls]) => `  ${resource}: {\n${calls.map(entry).join('\n')}\n  },`).join('\n')}
})
`
}
