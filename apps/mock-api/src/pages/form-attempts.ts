import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'

const NAME = 'attempt'
const MAX_ATTEMPTS = 1000
/** How long what was filled in is kept, in milliseconds. */
const KEPT_FOR = 15 * 60 * 1000

const Query = z.object({ [NAME]: z.string() })

const addressOf = (url: string): URL => new URL(url, 'http://page')

/** Where an attempt belongs: a page of a world. */
const placeOf = ({ world, url }: FastifyRequest): string => `${world.name} ${addressOf(url).pathname}`

/**
 * Refused forms, until their page is shown. A page that answers a form itself cannot be gone back to: the browser would have to send the form
 * again. So the form leads to the page's address, with a name for what was filled in. It is kept in memory alone, for a few minutes.
 */
export class FormAttempts<Filled extends object> {
  readonly #kept = new LRUCache<string, { readonly place: string; readonly filled: Filled }>({ max: MAX_ATTEMPTS, ttl: KEPT_FOR })

  /** Keeps what may be shown again of a form, and leads to its page. */
  sendBack(request: FastifyRequest, reply: FastifyReply, filled: Filled): FastifyReply {
    const name = randomBytes(12).toString('base64url')
    this.#kept.set(name, { place: placeOf(request), filled })
    const address = addressOf(request.url)
    address.searchParams.set(NAME, name)
    return reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').redirect(`${address.pathname}${address.search}`, 303)
  }

  /** What was filled in before the page was asked for; undefined when there is nothing, or it was for another page. */
  find(request: FastifyRequest): Filled | undefined {
    const kept = this.#kept.get(Query.safeParse(request.query).data?.[NAME] ?? '')
    return kept?.place === placeOf(request) ? kept.filled : undefined
  }
}
