import type { MockWorld } from '@moonlit/mock-api/client'
import { expect } from '@playwright/test'
import { z } from 'zod'

const StartedChat = z.object({ chat: z.object({ chatID: z.string() }) })
const SignedIn = z.object({ jwtToken: z.string(), refreshToken: z.string() })
const MagicLink = z.object({ link: z.string() })
const Said = z.object({ messageID: z.string() })
const Heard = z.object({ audioLimit: z.number() })
const Wishes = z.object({ agreeToNewsletter: z.boolean() })
const Stored = z.object({ id: z.string() })
const Messages = z.object({ result: z.object({ messages: z.array(z.object({ isBot: z.boolean(), text: z.string() })) }) })
const Chats = z.object({ result: z.array(z.object({ lastMessage: z.object({ text: z.string() }).nullable() })) })
const Character = z.object({
  slug: z.string(),
  name: z.string(),
  firstName: z.string(),
  age: z.number(),
  description: z.string(),
  bio: z.string(),
  imageUrl: z.string(),
  imageUrls: z.array(z.string()),
  additionalImages: z.array(z.object({ slideIndex: z.number(), imageUrl: z.string() })),
  voiceSample: z.string().nullable(),
  isNew: z.boolean(),
  personality: z.array(z.string()),
  hobbies: z.array(z.string()),
  hairColor: z.string(),
  hairStyle: z.string(),
  eyeColor: z.string(),
})
type Character = z.infer<typeof Character>
const Characters = z.object({ result: z.array(Character) })
const RoleTypes = z.object({ roleTypes: z.array(z.string()) })

/** A ready-made member of the seed. */
export type Persona = Parameters<MockWorld['as']>[0]

/** A character to create, of whom nothing is to be refused. */
const SOMEBODY = {
  name: 'Luna',
  gender: 'female',
  style: 'anime',
  age: 27,
  ethnicity: 'east-asian',
  body: 'average',
  bodyType: 'slim',
  hairStyle: 'bob',
  hairColor: 'violet',
  eyeColor: 'violet',
  personality: ['witty', 'dreamy'],
  occupation: 'astronomer',
  hobbies: ['astronomy', 'tea'],
  relationship: 'friend',
  frankness: 2,
  voice: 'soft',
} as const

/** A copy of all data for one test, with the steps that stories take in it without the browser. */
export class World {
  readonly name: string
  /** All that the mock API lets a test do: forced answers, faults, snapshots, mails and the like. */
  readonly mock: MockWorld

  constructor(mock: MockWorld) {
    this.name = mock.name
    this.mock = mock
  }

  async change(settings: Parameters<MockWorld['settings']['change']>[0]): Promise<void> {
    await this.mock.settings.change(settings)
  }

  async freezeClock(): Promise<void> {
    await this.mock.clock.freeze()
  }

  async advanceClock(milliseconds: number): Promise<void> {
    await this.mock.clock.advance(milliseconds)
  }

  /** Tokens of a ready-made member. */
  async signIn(persona: Persona): Promise<{ jwtToken: string; refreshToken: string }> {
    return this.mock.as(persona)
  }

  /** A guest session. */
  async guestSession(firstName: string, gender: 'female' | 'male' | 'non-binary'): Promise<string> {
    return (await this.mock.guest({ firstName, gender })).UserSessionID
  }

  /** A link that takes a guest session to another device. */
  async magicLink(session: string): Promise<string> {
    const headers = { 'X-User-Session-Id': session }
    return MagicLink.parse(await this.mock.send('/api/v1/auth/magic-link/', { method: 'POST', body: {}, headers })).link
  }

  /** Opens a chat of a guest session without the browser. */
  async openChat(session: string, slug: string, lang = 'en'): Promise<string> {
    const headers = { 'X-User-Session-Id': session }
    return StartedChat.parse(await this.mock.send(`/api/v1/bots/${slug}/go_chat/?lang=${lang}`, { headers })).chat.chatID
  }

  /** Opens a chat of a member without the browser. */
  async openMembersChat(persona: Exclude<Persona, 'guest'>, slug: string): Promise<string> {
    const { headers } = await this.mock.as(persona)
    return StartedChat.parse(await this.mock.send(`/api/v1/bots/${slug}/go_chat/?lang=en`, { headers })).chat.chatID
  }

  async say(session: string, chatID: string, message: string): Promise<void> {
    const headers = { 'X-User-Session-Id': session }
    await this.mock.send(`/api/v1/chats/${chatID}/send/`, { method: 'POST', body: { message, tokenSize: 1 }, headers })
  }

  /** A long talk of a guest: messages sent side by side, each of which is answered. */
  async talk(session: string, chatID: string, sent: number): Promise<void> {
    await this.change({ freeMessages: 100_000, chatRate: { limit: 100_000, windowSeconds: 60 } })
    const AT_ONCE = 10
    for (let done = 0; done < sent; done += AT_ONCE)
      await Promise.all(Array.from({ length: Math.min(AT_ONCE, sent - done) }, (_, at) => this.say(session, chatID, `Thought ${done + at + 1}`)))
  }

  /** A member talks with a character and hears the answers, until fewer seconds of voice are left. */
  async hearUntil(persona: Exclude<Persona, 'guest'>, slug: string, secondsLeft: number): Promise<void> {
    await this.change({ chatRate: { limit: 1000, windowSeconds: 60 } })
    const { headers } = await this.mock.as(persona)
    const { chat } = StartedChat.parse(await this.mock.send(`/api/v1/bots/${slug}/go_chat/?lang=en`, { headers }))
    const path = `/api/v1/chats/${chat.chatID}`
    for (let left = Number.POSITIVE_INFINITY; left >= secondsLeft;) {
      const body = { message: 'Tell me a long story about your work', tokenSize: 8 }
      const { messageID } = Said.parse(await this.mock.send(`${path}/send/`, { method: 'POST', body, headers }))
      left = Heard.parse(await this.mock.send(`${path}/messages/${messageID}/get_voice/`, { headers })).audioLimit
    }
  }

  /** Waits until a message written in the browser has arrived: it stands on the screen before that. */
  async hears(session: string, message: string): Promise<void> {
    const headers = { 'X-User-Session-Id': session }
    const lastMessages = async () =>
      Chats.parse(await this.mock.send('/api/v1/chats/', { headers })).result.map(({ lastMessage }) => lastMessage?.text)
    await expect.poll(lastMessages).toContain(message)
  }

  /** What a guest said in a chat, oldest first, at most the last 500 messages. */
  async saidBy(session: string, chatID: string): Promise<string[]> {
    const headers = { 'X-User-Session-Id': session }
    const pages = [400, 300, 200, 100, 0].map(async (offset) =>
      Messages.parse(await this.mock.send(`/api/v1/chats/${chatID}/messages/?offset=${offset}&limit=100`, { headers })),
    )
    return (await Promise.all(pages)).flatMap(({ result }) => result.messages.flatMap(({ isBot, text }) => (isBot ? [] : [text])))
  }

  /** Characters of the catalogue, or those that are paid for one by one. */
  async characters(query: string): Promise<Character[]> {
    return Characters.parse(await this.mock.send(`/api/v1/bots/?${query}`)).result
  }

  async character(slug: string, lang = 'en'): Promise<Character> {
    return Character.parse(await this.mock.send(`/api/v1/bots/${slug}/?lang=${lang}`))
  }

  /** Kinds of characters that have somebody. */
  async roleTypes(query: string): Promise<string[]> {
    return RoleTypes.parse(await this.mock.send(`/api/v1/bots/role_types/?lang=en&${query}`)).roleTypes
  }

  /** Sets the language of a ready-made member, which the site is in for them. */
  async setLanguage(persona: Exclude<Persona, 'guest'>, language: string): Promise<void> {
    const { headers } = await this.mock.as(persona)
    await this.mock.send('/api/v1/users/me/language/', { method: 'PUT', body: { language }, headers })
  }

  /** The path of the link of a kind in the newest mail that has one, to an address; waits until the mail is there. */
  async mailedPath(kind: 'verify' | 'reset' | 'emailChanged' | 'unsubscribe', to: string): Promise<string> {
    const link = async () => (await this.mock.outbox.latest({ to, kind: kind === 'unsubscribe' ? 'welcome' : kind }))?.links[kind]
    await expect.poll(link).toBeDefined()
    return new URL((await link()) ?? '').pathname
  }

  /** A new account without a name, without the browser; a guest session becomes it. Answers its tokens. */
  async register(
    email: string,
    password: string,
    { lang = 'en', agreeToNewsletter = false, ...guest }: { lang?: string; agreeToNewsletter?: boolean; sessionId?: string } = {},
  ): Promise<{ jwtToken: string; refreshToken: string }> {
    const body = { email, password, agreeToNewsletter, lang, ...guest }
    return SignedIn.parse(await this.mock.send('/api/v1/auth/registrations/', { method: 'POST', body }))
  }

  /** Opens the newest confirmation link of an address. */
  async confirmEmail(email: string): Promise<void> {
    const path = await this.mailedPath('verify', email)
    await this.mock.send(`/api/v1/auth${path.replace('/verify-email', '/verify')}/`, { method: 'POST', body: {} })
  }

  /** A character that a ready-made member creates, without the browser. */
  async createCharacter(persona: Exclude<Persona, 'guest'>, change: { readonly name?: string } = {}): Promise<Character> {
    const { headers } = await this.mock.as(persona)
    return Character.parse(await this.mock.send('/api/v1/bots/create-character/', { method: 'POST', body: { ...SOMEBODY, ...change }, headers }))
  }

  /** Contact messages, newest first: each as it was sent, with the id that it is kept under. */
  async contactMessages(): Promise<{ id: string; body: unknown }[]> {
    const requests = await this.mock.requests({ call: 'core.contact' })
    return requests
      .filter(({ status }) => status === 201)
      .map(({ request, answer }) => ({
        id: Stored.parse(JSON.parse(answer.body?.text ?? '')).id,
        body: JSON.parse(request.body?.text ?? ''),
      }))
  }

  /** Whether an account gets the newsletter. */
  async wantsNewsletter(email: string, password: string): Promise<boolean> {
    const { jwtToken } = SignedIn.parse(await this.mock.send('/api/v1/auth/login/', { method: 'POST', body: { email, password } }))
    const headers = { authorization: `Bearer ${jwtToken}` }
    return Wishes.parse(await this.mock.send('/api/v1/users/me/', { headers })).agreeToNewsletter
  }

  async deleteAccount(email: string, password: string): Promise<void> {
    const { jwtToken } = SignedIn.parse(await this.mock.send('/api/v1/auth/login/', { method: 'POST', body: { email, password } }))
    await this.mock.send('/api/v1/users/me/', { method: 'DELETE', body: { password }, headers: { authorization: `Bearer ${jwtToken}` } })
  }

  /** Ends the session whose tokens a browser holds, as the server would; the browser does not know yet. */
  async endSession(cookies: readonly { name: string; value: string }[]): Promise<void> {
    const valueOf = (wanted: string) => cookies.find(({ name }) => name === wanted)?.value ?? ''
    const body = { jwtToken: valueOf('authorization'), refreshToken: valueOf('refresh_token') }
    await this.mock.send('/api/v1/auth/logout/', { method: 'POST', body })
  }

  /** An order of photos that a member made without the browser; answers its id. */
  async orderPhotos(
    persona: Exclude<Persona, 'guest'>,
    { prompt = 'by the sea at dusk', count = 1, parameters = {} }: { prompt?: string; count?: number; parameters?: Record<string, string> } = {},
  ): Promise<string> {
    const { headers } = await this.mock.as(persona)
    const body = { prompt, count, botSlug: 'amara', styleIds: [], parameters }
    return Stored.parse(await this.mock.send('/api/v1/generation/', { method: 'POST', body, headers })).id
  }

  async remove(): Promise<void> {
    await this.mock.remove()
  }
}
