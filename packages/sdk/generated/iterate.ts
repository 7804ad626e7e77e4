// Generated from the contract by `npm run generate`. Do not edit: change packages/contract and generate again.

import type { CallOptions, Fields } from '../src/call-types.ts'
import { paginate } from '../src/paginate.ts'
import { unwrap } from '../src/unwrap.ts'
import type { Contract } from './api.ts'
import type { MoonlitClient } from './client.ts'

/**
 * Every paged call as an async iterator over what its pages hold: `for await (const bot of iterate(client).bots.list({ gender: 'female' }))`.
 * A page is fetched when it is needed; breaking off fetches no more. Failures are thrown as `unwrap` throws them.
 */
export const iterate = (client: MoonlitClient) => ({
  bots: {
    /** A page of characters: all of them, one by one. */
    list: (fields: Fields<Contract['bots']['list'], 'page'> = {}, options?: CallOptions) =>
      paginate(
        1,
        async (at) => {
          const body = await unwrap(client.bots.list({ query: { ...fields, page: at } }, options))
          return { items: body.result, next: body.nextPage }
        },
        ({ id }) => id,
      ),
  },
  chats: {
    /** A page of messages: all of them, one by one, newest first. */
    messages: (id: Fields<Contract['chats']['messages'], 'offset' | 'limit'>['id'], options?: CallOptions) =>
      paginate(
        0,
        async (at) => {
          const body = await unwrap(client.chats.messages({ params: { id }, query: { offset: at, limit: 30 } }, options))
          return { items: body.result.messages.toReversed(), next: at + 30 < body.count ? at + 30 : null }
        },
        ({ messageID }) => messageID,
      ),
    /** Search a chat: all of them, one by one, newest first. */
    search: (fields: Fields<Contract['chats']['search'], 'offset' | 'limit'>, options?: CallOptions) =>
      paginate(
        0,
        async (at) => {
          const body = await unwrap(client.chats.search({ params: { id: fields.id }, query: { text: fields.text, offset: at, limit: 30 } }, options))
          return { items: body.result, next: at + 30 < body.count ? at + 30 : null }
        },
        ({ messageID }) => messageID,
      ),
  },
  generation: {
    /** The person's photos: all of them, one by one. */
    list: (fields: Fields<Contract['generation']['list'], 'page'> = {}, options?: CallOptions) =>
      paginate(
        1,
        async (at) => {
          const body = await unwrap(client.generation.list({ query: { ...fields, page: at } }, options))
          return { items: body.result, next: body.nextPage }
        },
        ({ id }) => id,
      ),
  },
})
