import type { World } from '../worlds/world.ts'

/** A persona whose account still exists. */
export interface PersonaRow {
  readonly name: string
  readonly userId: string | null
  readonly guestSessionId: string | null
  readonly claimsVersion: number | null
  readonly firstName: string
  readonly email: string | null
}

const PERSONA = `SELECT p.name, u.id AS userId, g.id AS guestSessionId, u.claimsVersion, coalesce(u.firstName, g.firstName) AS firstName, u.email
  FROM Persona p LEFT JOIN User u ON u.id = p.userId LEFT JOIN GuestSession g ON g.id = p.guestSessionId
  WHERE (u.id IS NOT NULL OR g.id IS NOT NULL)`

export const listPersonas = (world: World): PersonaRow[] => world.all<PersonaRow>(`${PERSONA} ORDER BY p.name`)
export const findPersona = (world: World, name: string): PersonaRow | undefined => world.one<PersonaRow>(`${PERSONA} AND p.name = ?`, name)

/** A mail of the outbox. */
export interface MailRow {
  readonly id: string
  readonly to: string
  readonly kind: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly linksJson: string
  readonly createdAt: number
}

/** Mails, newest first; null takes those of every address or kind. */
export const listMails = (world: World, { to, kind, limit }: { to: string | null; kind: string | null; limit: number }): MailRow[] =>
  world.all<MailRow>(
    'SELECT id, "to", kind, subject, text, html, linksJson, createdAt FROM Mail WHERE "to" = coalesce(?, "to") COLLATE NOCASE AND kind = coalesce(?, kind) ORDER BY rowid DESC LIMIT ?',
    to,
    kind,
    limit,
  )

export const clearMails = (world: World): void => void world.run('DELETE FROM Mail')
