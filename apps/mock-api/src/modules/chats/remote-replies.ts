import { MESSAGE_MAX_LENGTH } from '@moonlit/contract/rules'
import type { Locale } from '@moonlit/contract/vocabulary'
import type { FastifyBaseLogger } from 'fastify'
import { z } from 'zod'
import { moderate } from '@moonlit/talk/moderation/moderate'
import { fold } from '@moonlit/talk/replies/fold'
import { matches } from '@moonlit/talk/replies/patterns'
import { promptOf } from '@moonlit/talk/replies/prompt'
import type { ReplyInput } from '@moonlit/talk/replies/reply-input'

/** An OpenAI-compatible endpoint. */
export interface ReplyApi {
  /** The API's base, such as `http://localhost:11434/v1`. */
  readonly url: string
  readonly key?: string | undefined
  /** Left out of the request when there is none: servers of a single model need none. */
  readonly model?: string | undefined
}

/** Timeout of the endpoint, in milliseconds. */
export const REMOTE_TIMEOUT = 10_000
/** About four sentences in any language. */
const MOST_TOKENS = 400

const Completion = z.object({ choices: z.tuple([z.object({ message: z.object({ content: z.string() }) })], z.unknown()) })

/** Cleans text: no control characters but line breaks, no lone surrogates. */
const cleaned = (text: string): string =>
  text
    .toWellFormed()
    .replace(/(?!\n)\p{Cc}/gu, '')
    .trim()

/** Why a text is refused as a reply, or null. */
const problemOf = (text: string, locale: Locale, now: number): string | null => {
  if (text === '') return 'it is empty'
  if (text.length > MESSAGE_MAX_LENGTH) return 'it is too long'
  if (moderate(text, now).verdict !== 'ok') return 'moderation refuses it'
  return [locale, 'en' as const].some((language) => matches(fold(text).text, 'explicit', language)) ? 'it is explicit' : null
}

/** Replies written by an OpenAI-compatible endpoint (MK-12). */
export class RemoteReplies {
  readonly #endpoint: string
  readonly #model: string | undefined
  readonly #headers: Readonly<Record<string, string>>
  readonly #log: Pick<FastifyBaseLogger, 'warn'>
  readonly #closing = new AbortController()

  constructor({ url, key, model }: ReplyApi, log: Pick<FastifyBaseLogger, 'warn'>) {
    this.#endpoint = `${url.replace(/\/+$/u, '')}/chat/completions`
    this.#model = model
    this.#headers = { 'content-type': 'application/json', ...(key === undefined ? {} : { authorization: `Bearer ${key}` }) }
    this.#log = log
  }

  /**
   * A reply to the last message of the history, or null when there is no usable one; then the embedded engine
   * answers. Takes ten seconds at most; never throws.
   * @param manner.now the world's time in milliseconds
   */
  async write(input: ReplyInput, { now, ...manner }: { sendsPhoto: boolean; now: number }): Promise<string | null> {
    try {
      const text = cleaned(await this.#ask(input, manner))
      const fault = problemOf(text, input.locale, now)
      if (fault === null) return text
      this.#log.warn(`the reply endpoint's answer is not used: ${fault}`)
    } catch (error) {
      this.#log.warn({ err: error }, 'the reply endpoint did not answer')
    }
    return null
  }

  async #ask(input: ReplyInput, manner: { sendsPhoto: boolean }): Promise<string> {
    const answer = await fetch(this.#endpoint, {
      method: 'POST',
      headers: this.#headers,
      body: JSON.stringify({
        ...(this.#model === undefined ? {} : { model: this.#model }),
        max_tokens: MOST_TOKENS,
        messages: [
          { role: 'system', content: promptOf(input, manner) },
          ...input.history.map(({ isBot, text }) => ({ role: isBot ? 'assistant' : 'user', content: text })),
        ],
      }),
      signal: AbortSignal.any([this.#closing.signal, AbortSignal.timeout(REMOTE_TIMEOUT)]),
    })
    if (!answer.ok) {
      await answer.body?.cancel()
      throw new Error(`The reply endpoint answered ${answer.status}`)
    }
    return Completion.parse(await answer.json()).choices[0].message.content
  }

  /** Aborts pending requests; the embedded engine answers. */
  close(): void {
    this.#closing.abort()
  }
}
