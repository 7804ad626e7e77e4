import type { FastifyReply, FastifyRequest } from 'fastify'

interface BrowserCookie {
  readonly name: string
  /** Of the ids that it holds. */
  readonly prefix: string
  readonly maxAgeSeconds: number
}

/** A cookie by which a browser is known again, which no script can read. */
export const browserCookie = ({ name, prefix, maxAgeSeconds }: BrowserCookie) => {
  const form = new RegExp(String.raw`^${prefix}_[\w-]{16}$`, 'u')
  const idOf = ({ cookies }: Pick<FastifyRequest, 'cookies'>): string | null => {
    const id = cookies[name]
    return id !== undefined && form.test(id) ? id : null
  }
  return {
    /** The browser's id, or null where it has none. */
    idOf,
    /** The browser's id; one that has none is given one, and is known for `maxAgeSeconds` from now. */
    remember: (request: FastifyRequest, reply: Pick<FastifyReply, 'setCookie'>, webUrl: string): string => {
      const id = idOf(request) ?? request.world.ids.make(prefix)
      void reply.setCookie(name, id, { path: '/', httpOnly: true, sameSite: 'lax', secure: webUrl.startsWith('https:'), maxAge: maxAgeSeconds })
      return id
    },
  }
}
