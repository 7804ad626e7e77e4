import { z } from 'zod'
import type { Person, TestWorld } from '../../testing/mock.ts'
import type { World } from '../../worlds/world.ts'

/** Someone who signed up in a test. */
export interface SignedUp {
  readonly person: Person
  readonly email: string
  readonly tokens: { readonly jwtToken: string; readonly refreshToken: string }
}

export const PASSWORD = 'moonlight7'

/** A mail of the outbox. */
export interface OutboxMail {
  readonly to: string
  readonly kind: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly links: Readonly<Record<string, string>>
}

const Links = z.record(z.string(), z.string())

/** Mails in the order they were sent, of one address or of all. */
export const outbox = (world: World, to?: string): OutboxMail[] =>
  world
    .all<Omit<OutboxMail, 'links'> & { linksJson: string }>(
      'SELECT "to", kind, subject, text, html, linksJson FROM Mail WHERE "to" = coalesce(?, "to") ORDER BY rowid',
      to ?? null,
    )
    .map(({ linksJson, ...mail }) => ({ ...mail, links: Links.parse(JSON.parse(linksJson)) }))

/** The path segments after the page's name in the last mail's link: user and token, or token. */
export const linkParts = (world: World, to: string, name: string): string[] => {
  const link = outbox(world, to).findLast(({ links }) => links[name] !== undefined)?.links[name]
  return link === undefined ? [] : new URL(link).pathname.split('/').slice(2)
}

/** A person with tokens. */
export const bearer = ({ withHeaders }: TestWorld, { jwtToken }: { jwtToken: string }): Person => withHeaders({ authorization: `Bearer ${jwtToken}` })

export const signIn = async (
  place: TestWorld,
  email: string,
  password: string = PASSWORD,
  headers: Record<string, string> = {},
): Promise<SignedUp> => {
  const { status, body } = await place.withHeaders(headers).api.auth.login({ body: { email, password } })
  if (status !== 200) throw new Error(`Not signed in: ${status}`)
  return { person: bearer(place, body), email: email.toLowerCase(), tokens: body }
}

interface SignUp {
  readonly email?: string
  readonly lang?: 'en' | 'de' | 'ar'
  readonly firstName?: string
  readonly agreeToNewsletter?: boolean
  readonly sessionId?: string
  readonly params?: Record<string, string>
  readonly headers?: Record<string, string>
}

/** Signs someone up; they have not confirmed their address. */
export const signUp = async (
  place: TestWorld,
  { headers = {}, email = 'sam@moonlit.example', lang = 'en', agreeToNewsletter = true, ...rest }: SignUp = {},
): Promise<SignedUp> => {
  const { status, body } = await place
    .withHeaders(headers)
    .api.auth.register({ body: { email, password: PASSWORD, lang, agreeToNewsletter, ...rest } })
  if (status !== 201) throw new Error(`Not signed up: ${status}`)
  return { person: bearer(place, body), email: email.toLowerCase(), tokens: body }
}

/** The same person with refreshed tokens. */
export const refreshed = async (place: TestWorld, { email, tokens }: SignedUp): Promise<SignedUp> => {
  const { status, body } = await place.visitor.api.auth.refreshToken({ body: { refreshToken: tokens.refreshToken } })
  if (status !== 200) throw new Error(`Not refreshed: ${status}`)
  const renewed = { jwtToken: body.newJwtToken, refreshToken: body.newRefreshToken }
  return { person: bearer(place, renewed), email, tokens: renewed }
}

/** Opens the confirmation link of the last mail to an address. */
export const openConfirmation = async ({ visitor, world }: TestWorld, email: string) => {
  const [userId = '', token = ''] = linkParts(world, email, 'verify')
  return visitor.api.auth.verify({ params: { userId, token }, body: {} })
}

/** Signs someone up who has confirmed their address. */
export const confirmed = async (place: TestWorld, details: SignUp = {}): Promise<SignedUp> => {
  const someone = await signUp(place, details)
  await openConfirmation(place, someone.email)
  return refreshed(place, someone)
}
