import { z } from 'zod'
import type { ProviderWorld } from './provider-world.ts'

/** Everybody's password. */
const PASSWORD = 'moonlight7'

const Tokens = z.object({ jwtToken: z.string(), refreshToken: z.string() })
type Tokens = z.infer<typeof Tokens>
const StartedChat = z.object({ chat: z.object({ chatID: z.string() }) })
const Messages = z.object({ result: z.object({ messages: z.array(z.object({ messageID: z.string(), isBot: z.boolean() })) }) })
const Link = z.object({ link: z.string() })

/** A person, by the headers that identify them. */
export interface Someone {
  readonly headers: Readonly<Record<string, string>>
}

/** Opens an account with everybody's password. */
export const register = async (world: ProviderWorld, email: string): Promise<Tokens> =>
  Tokens.parse(
    await world.send('/api/v1/auth/registrations/', {
      method: 'POST',
      body: { email, password: PASSWORD, agreeToNewsletter: true, lang: 'en', firstName: 'Robin' },
    }),
  )

/** Opens the chat of someone with a character. */
export const openChat = async (world: ProviderWorld, { headers }: Someone, slug: string): Promise<string> =>
  StartedChat.parse(await world.send(`/api/v1/bots/${slug}/go_chat/?lang=en`, { headers })).chat.chatID

/** The messages of a chat, from the oldest. */
export const messagesOf = async (world: ProviderWorld, { headers }: Someone, chatID: string) =>
  Messages.parse(await world.send(`/api/v1/chats/${chatID}/messages/`, { headers })).result.messages

/** A message of the chat's character. */
export const messageOfBot = async (world: ProviderWorld, someone: Someone, chatID: string): Promise<string> => {
  const found = (await messagesOf(world, someone, chatID)).find(({ isBot }) => isBot)
  if (found === undefined) throw new Error('The character has written nothing')
  return found.messageID
}

/** The path segments after the page's name in the last mail's link. */
export const linkOfMail = async (world: ProviderWorld, to: string, name: string): Promise<readonly [string, string]> => {
  const link = (await world.outbox.list({ to })).map(({ links }) => links[name]).find((one) => one !== undefined)
  if (link === undefined) throw new Error(`No mail to ${to} has a link to ${name}`)
  const [first = '', second = ''] = new URL(link).pathname.split('/').slice(2)
  return [first, second]
}

/** Opens the link that confirms an address. */
export const confirmAddress = async (world: ProviderWorld, email: string): Promise<void> => {
  const [userId, token] = await linkOfMail(world, email, 'verify')
  await world.send(`/api/v1/auth/verify/${userId}/${token}/`, { method: 'POST', body: {} })
}

/** Asks to move to another address, which gets a link to confirm it. */
export const askToMove = async (world: ProviderWorld, { headers }: Someone, email: string): Promise<void> => {
  const body = new FormData()
  body.append('email', email)
  body.append('password', PASSWORD)
  const answer = await fetch(new URL('/api/v1/users/me/', world.url), { method: 'PATCH', headers, body })
  if (!answer.ok) throw new Error(`The profile is not changed: ${answer.status}`)
}

/** The Location of an answer. */
const targetOf = (answer: Response): string => {
  const target = answer.headers.get('location')
  if (target === null) throw new Error(`${new URL(answer.url).pathname} answers ${answer.status} and leads nowhere`)
  return target
}

/** Posts a form to a page of the mock; returns where it redirects to. */
export const postForm = async (world: ProviderWorld, link: string, fields: Readonly<Record<string, string>>): Promise<string> => {
  const { pathname, search } = new URL(link)
  const answer = await fetch(new URL(pathname + search, world.url), {
    method: 'POST',
    redirect: 'manual',
    headers: { ...world.headers, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  })
  return targetOf(answer)
}

/** Follows one redirect. */
const follow = async (world: ProviderWorld, address: string): Promise<URL> => {
  const { pathname, search } = new URL(address)
  const answer = await fetch(new URL(pathname + search, world.url), { redirect: 'manual', headers: world.headers })
  return new URL(targetOf(answer))
}

/** Signs in at a provider with its test account Robin; returns the sign-in's id and the browser's cookie. */
export const signInWith = async (world: ProviderWorld, provider: string): Promise<{ signInID: string; browserCookie: string }> => {
  const query = new URLSearchParams({ provider, back_url: '/chat/', oauth_type: 'oauth_login' })
  const answer = await fetch(new URL(`/api/v1/oauth/get-link/?${query.toString()}`, world.url), { headers: world.headers })
  const { link } = Link.parse(await answer.json())
  const [cookie = ''] = answer.headers.getSetCookie()
  const page = await follow(world, await postForm(world, link, { choice: 'robin' }))
  return { signInID: page.searchParams.get('id') ?? '', browserCookie: cookie.split(';')[0] ?? '' }
}

const Status = z.object({ profile: z.object({ oauthProfileId: z.string() }).optional() })

/** A verified profile of Robin, to sign up with. */
export const proveProfile = async (world: ProviderWorld, provider: string): Promise<string> => {
  const { signInID } = await signInWith(world, provider)
  const { profile } = Status.parse(await world.send(`/api/v1/oauth/status/${signInID}/`))
  if (profile === undefined) throw new Error(`Robin has an account through ${provider}`)
  return profile.oauthProfileId
}

/** Signs up with a verified profile. */
export const signUpWith = async (world: ProviderWorld, provider: string, oauthProfileId: string): Promise<Tokens> =>
  Tokens.parse(await world.send('/api/v1/oauth/signup/', { method: 'POST', body: { oauthProfileId, provider, agreeToNewsletter: true, lang: 'en' } }))
