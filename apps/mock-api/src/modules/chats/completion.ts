import { z } from 'zod'
import type { Turn } from '@moonlit/talk/model/conversation'

/** An OpenAI-compatible endpoint. */
export interface ReplyApi {
  /** The API's base, such as `http://localhost:11434/v1`. */
  readonly url: string
  readonly key?: string | undefined
  /** Left out of the request when there is none: servers of a single model need none. */
  readonly model?: string | undefined
}

/** What is asked of a model. */
export interface Question {
  readonly system: string
  readonly turns: readonly Turn[]
  readonly mostTokens: number
}

/** What a model has answered so far. */
export interface Completion {
  readonly text: string
  /** False when the answer broke off: the stream was cut, fell silent, or the tokens were used up. */
  readonly isWhole: boolean
}

/** An answer of the endpoint that is no completion. */
export class EndpointError extends Error {
  readonly status: number
  constructor(status: number) {
    super(`The reply endpoint answered ${status}`)
    this.status = status
  }
}

/** A stream that has begun and says nothing for so long, in milliseconds, has broken off. */
const SILENCE = 3000
const CUT_OFF = 'length'

const Whole = z.object({
  choices: z.tuple([z.object({ message: z.object({ content: z.string() }), finish_reason: z.string().nullish() })], z.unknown()),
})
const Piece = z.object({
  choices: z.array(z.object({ delta: z.object({ content: z.string().nullish() }).nullish(), finish_reason: z.string().nullish() })),
})

/** The data of server-sent events, one after the other. */
async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string, undefined> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const bytes of body) {
    const lines = (rest + decoder.decode(bytes, { stream: true })).split(/\r\n|\n|\r(?!$)/u)
    rest = lines.pop() ?? ''
    for (const line of lines) if (line.startsWith('data:')) yield line.slice('data:'.length).trim()
  }
  // The last line may have no end.
  if (rest.startsWith('data:')) yield rest.slice('data:'.length).trim()
}

/** Waits for the next event, and no longer than a talker pauses once they have begun. */
async function nextWithin(events: AsyncGenerator<string, undefined>, milliseconds: number | null): Promise<IteratorResult<string, undefined>> {
  const next = events.next()
  if (milliseconds === null) return next
  const { promise, reject } = Promise.withResolvers<never>()
  const silence = setTimeout(() => reject(new Error('The reply endpoint fell silent')), milliseconds)
  try {
    return await Promise.race([next, promise])
  } finally {
    clearTimeout(silence)
  }
}

/** Reads a stream to its end; what was said before it broke off is kept. */
async function readStream(body: ReadableStream<Uint8Array>, stop: () => void): Promise<Completion> {
  const events = eventsOf(body)
  let text = ''
  let isDone = false
  try {
    while (!isDone) {
      const next = await nextWithin(events, text === '' ? null : SILENCE)
      if (next.done === true) break
      const { value } = next
      if (value === '[DONE]') return { text, isWhole: true }
      const choice = Piece.parse(JSON.parse(value)).choices[0]
      text += choice?.delta?.content ?? ''
      const finished = choice?.finish_reason ?? null
      if (finished === CUT_OFF) return { text, isWhole: false }
      isDone = finished !== null
    }
    return { text, isWhole: isDone }
  } catch (error) {
    if (text === '') throw error
    return { text, isWhole: false }
  } finally {
    stop()
  }
}

/** Asks an OpenAI-compatible endpoint, which may stream its answer or give it as a whole. */
export class CompletionClient {
  readonly #endpoint: string
  readonly #model: string | undefined
  readonly #headers: Readonly<Record<string, string>>
  /** Some servers refuse to stream; those are not asked to a second time. */
  #streams = true

  constructor({ url, key, model }: ReplyApi) {
    this.#endpoint = `${url.replace(/\/+$/u, '')}/chat/completions`
    this.#model = model
    this.#headers = { 'content-type': 'application/json', ...(key === undefined ? {} : { authorization: `Bearer ${key}` }) }
  }

  /**
   * A model's answer.
   * @throws EndpointError for another status than 200; other errors for a connection that fails and for what is no completion
   */
  async ask({ system, turns, mostTokens }: Question, signal: AbortSignal): Promise<Completion> {
    const hangUp = new AbortController()
    const isStreaming = this.#streams
    const answer = await fetch(this.#endpoint, {
      method: 'POST',
      headers: this.#headers,
      body: JSON.stringify({
        ...(this.#model === undefined ? {} : { model: this.#model }),
        max_tokens: mostTokens,
        ...(isStreaming ? { stream: true } : {}),
        messages: [{ role: 'system', content: system }, ...turns],
      }),
      signal: AbortSignal.any([signal, hangUp.signal]),
    })
    if (!answer.ok) {
      await answer.body?.cancel()
      if (answer.status === 400 || answer.status === 422) this.#streams = false
      throw new EndpointError(answer.status)
    }
    if (answer.body !== null && answer.headers.get('content-type')?.startsWith('text/event-stream') === true)
      return readStream(answer.body, () => hangUp.abort())
    const [{ message, finish_reason: finished }] = Whole.parse(await answer.json()).choices
    return { text: message.content, isWhole: finished !== CUT_OFF }
  }
}
