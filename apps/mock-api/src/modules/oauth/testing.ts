import { z } from 'zod'
import type { Person, RawAnswer, TestWorld } from '../../testing/mock.ts'

export type Provider = 'google' | 'facebook' | 'twitter'

/** What someone does on a provider's page: chooses an account that is ready, types one, or does not sign in. */
export type Choice = 'robin' | 'noa' | 'uma' | 'sky' | 'refuse' | 'fail' | { firstName: string; lastName?: string; email?: string }

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

/** The link in an answer to a request made by hand. */
export const Link = z.object({ link: z.string() })

/** A form as browsers send it. */
export const postForm = (person: Person, url: string, fields: Record<string, string>): Promise<RawAnswer> =>
  person.send({ method: 'POST', url, headers: FORM, payload: new URLSearchParams(fields).toString() })

/** Path and query of an address of this server. */
export const pathOf = (address: string): string => {
  const { pathname, search } = new URL(address)
  return pathname + search
}

/** The provider's address that the web app sends people to. */
export const linkFor = async (
  person: Person,
  {
    provider = 'google',
    backUrl = '/chat/',
    type = 'oauth_login',
  }: { provider?: Provider; backUrl?: string; type?: 'oauth_login' | 'oauth_signup' } = {},
): Promise<URL> => {
  const { status, body } = await person.api.oauth.getLink({ query: { provider, back_url: backUrl, oauth_type: type } })
  if (status !== 200) throw new Error(`No link: ${status}`)
  return new URL(body.link)
}

/** Chooses on the provider's page; answers where the provider sends the browser. */
export const choose = async (person: Person, link: URL, choice: Choice): Promise<string> => {
  const fields = typeof choice === 'string' ? { choice } : { choice: 'other', ...choice }
  const answer = await postForm(person, pathOf(link.href), fields)
  if (answer.status !== 303) throw new Error(`The provider answers ${answer.status}`)
  return String(answer.headers.location)
}

/** Comes back from the provider; answers where the web app takes over. */
export const comeBack = async (person: Person, callback: string): Promise<URL> => {
  const answer = await person.send({ method: 'GET', url: pathOf(callback) })
  if (answer.status !== 303) throw new Error(`The callback answers ${answer.status}`)
  return new URL(String(answer.headers.location))
}

/** A whole sign-in with a provider, up to the web app's page; answers the id of the attempt. */
export const walk = async (person: Person, choice: Choice, options: Parameters<typeof linkFor>[1] = {}): Promise<string> => {
  const page = await comeBack(person, await choose(person, await linkFor(person, options), choice))
  return page.searchParams.get('id') ?? ''
}

export const statusOf = async (person: Person, id: string) => {
  const { status, body } = await person.api.oauth.status({ params: { id } })
  if (status !== 200) throw new Error(`No status: ${status}`)
  return body
}

/** The profile that someone has proven and has no account for. */
export const proven = async (person: Person, choice: Choice, options: Parameters<typeof linkFor>[1] = {}) => {
  const { profile } = await statusOf(person, await walk(person, choice, options))
  if (profile === undefined) throw new Error('There is an account')
  return profile
}

const Tokens = z.object({ jwtToken: z.string(), refreshToken: z.string() })

/** Tokens in an answer. */
export const tokensOf = (body: unknown) => Tokens.parse(body)

/** Somebody who signed up with a provider. */
export const signedUp = async (
  place: TestWorld,
  choice: Choice,
  options: Parameters<typeof linkFor>[1] & { email?: string } = {},
): Promise<Person> => {
  const { email, ...rest } = options
  const { oauthProfileId, provider } = await proven(place.visitor, choice, rest)
  const { status, body } = await place.visitor.api.oauth.signup({ body: { oauthProfileId, provider, lang: 'en', agreeToNewsletter: true, email } })
  if (status !== 201) throw new Error(`Not signed up: ${status}`)
  return place.withHeaders({ authorization: `Bearer ${body.jwtToken}` })
}
