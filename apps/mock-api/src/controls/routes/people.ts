import { headersOf } from '../../modules/mail/kinds.ts'
import { initServer } from '@ts-rest/fastify'
import { z } from 'zod'
import { ApiError } from '../../http/api-error.ts'
import { openSession } from '../../modules/auth/session.ts'
import { controls } from '../contract.ts'
import { type MailRow, type PersonaRow, clearMails, findPersona, listMails, listPersonas } from '../repo.ts'

/** How the log and forced answers name a persona. */
export const callerOfPersona = ({ userId, guestSessionId }: PersonaRow): string =>
  userId === null ? `guest:${guestSessionId ?? ''}` : `user:${userId}`

/** Ready-made people. */
export const personasRoutes = initServer().router(controls.personas, {
  list: async ({ request: { world } }) => ({
    status: 200,
    body: {
      personas: listPersonas(world).map((persona) => ({
        name: persona.name,
        kind: persona.userId === null ? 'guest' : 'user',
        caller: callerOfPersona(persona),
        firstName: persona.firstName,
        email: persona.email,
      })),
    },
  }),

  signIn: async ({ params, request: { world } }) => {
    const persona = findPersona(world, params.name)
    if (persona?.userId != null)
      return { status: 200, body: { kind: 'user', ...(await openSession(world, { id: persona.userId, claimsVersion: persona.claimsVersion ?? 1 })) } }
    if (persona?.guestSessionId != null) return { status: 200, body: { kind: 'guest', UserSessionID: persona.guestSessionId } }
    throw new ApiError('not_found')
  },
})

const Links = z.record(z.string(), z.string())

const presentMail = ({ id, to, kind, subject, text, html, linksJson, createdAt }: MailRow) => {
  const links = Links.parse(JSON.parse(linksJson))
  return {
    id,
    to,
    kind,
    subject,
    text,
    html,
    links,
    headers: headersOf(links),
    sentAt: new Date(createdAt).toISOString(),
  }
}

/** Mails that were sent. */
export const outboxRoutes = initServer().router(controls.outbox, {
  list: async ({ query: { to = null, kind = null, limit }, request: { world } }) => ({
    status: 200,
    body: { mails: listMails(world, { to, kind, limit }).map(presentMail) },
  }),

  clear: async ({ request: { world } }) => {
    clearMails(world)
    return { status: 200, body: { status: true } }
  },
})
