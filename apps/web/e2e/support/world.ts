import { z } from 'zod'

const Tokens = z.object({ jwtToken: z.string(), refreshToken: z.string() })
const GuestSession = z.object({ UserSessionID: z.string() })
const StartedChat = z.object({ chat: z.object({ chatID: z.string() }) })
const Characters = z.object({ result: z.array(z.object({ slug: z.string(), firstName: z.string(), bio: z.string() })) })

/** Settings of the mock API that stories change. */
export interface WorldSettings {
  readonly replyDelay?: { readonly min: number; readonly max: number }
  readonly freeMessages?: number
  readonly generalRate?: { readonly limit: number; readonly windowSeconds: number }
  readonly chatRate?: { readonly limit: number; readonly windowSeconds: number }
}

type Persona = 'guest' | 'free' | 'unconfirmed' | 'premium' | 'cancelled' | 'no-allowance' | 'admin'

/** A copy of all data for one test, steered through the mock API's own controls. */
export class World {
  readonly name: string
  readonly #apiUrl: string

  constructor(name: string, apiUrl: string) {
    this.name = name
    this.#apiUrl = apiUrl
  }

  async #send(method: string, address: string, body?: unknown, headers: Record<string, string> = {}): Promise<unknown> {
    const answer = await fetch(new URL(address, this.#apiUrl), {
      method,
      headers: { 'x-mock-world': this.name, ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${method} ${address} answered ${answer.status}: ${await answer.text()}`)
    return answer.json()
  }

  async change(settings: WorldSettings): Promise<void> {
    await this.#send('PATCH', '/controls/settings/', settings)
  }

  async freezeClock(): Promise<void> {
    await this.#send('PATCH', '/controls/clock/', { isFrozen: true })
  }

  async advanceClock(milliseconds: number): Promise<void> {
    await this.#send('PATCH', '/controls/clock/', { advanceMs: milliseconds })
  }

  /** Tokens of a ready-made member. */
  async signIn(persona: Persona): Promise<z.infer<typeof Tokens>> {
    return Tokens.parse(await this.#send('POST', `/controls/personas/${persona}/sign-in/`, {}))
  }

  /** A guest session. */
  async guestSession(firstName: string, gender: 'female' | 'male' | 'non-binary'): Promise<string> {
    return GuestSession.parse(await this.#send('POST', '/api/v1/auth/auth_user/', { firstName, gender })).UserSessionID
  }

  /** Opens a chat of a guest session without the browser. */
  async openChat(session: string, slug: string, lang = 'en'): Promise<string> {
    const address = `/api/v1/bots/${slug}/go_chat/?lang=${lang}`
    return StartedChat.parse(await this.#send('GET', address, undefined, { 'x-user-session-id': session })).chat.chatID
  }

  async say(session: string, chatID: string, message: string): Promise<void> {
    await this.#send('POST', `/api/v1/chats/${chatID}/send/`, { message, tokenSize: 1 }, { 'x-user-session-id': session })
  }

  /** Characters of the catalogue, or those that are paid for one by one. */
  async characters(query: string): Promise<z.infer<typeof Characters>['result']> {
    return Characters.parse(await this.#send('GET', `/api/v1/bots/?${query}`)).result
  }

  async remove(): Promise<void> {
    await this.#send('DELETE', `/controls/worlds/${this.name}/`)
  }
}
