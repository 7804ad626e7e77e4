import type { FastifyBaseLogger } from 'fastify'
import { type Fault, faultOf } from '@moonlit/talk/model/answer-check'
import { spokenIn, wholeSentences } from '@moonlit/talk/model/answer-text'
import { type Said, conversationOf } from '@moonlit/talk/model/conversation'
import { promptOf } from '@moonlit/talk/model/prompt'
import { SUMMARY_MAX_LENGTH, summaryPromptOf } from '@moonlit/talk/model/summary'
import type { ReplyInput } from '@moonlit/talk/replies/reply-input'
import { CompletionClient, EndpointError, type Question, type ReplyApi } from './completion.ts'

/** Timeout of the endpoint, in milliseconds. */
export const REMOTE_TIMEOUT = 10_000
/** About four sentences in any language. */
const MOST_TOKENS = 400
/** About a hundred words in English. */
const SUMMARY_TOKENS = 200
/** No reply is longer, in characters: of a model that does not come to an end the first sentences are used. */
const LONGEST = 900
/** A request that failed is tried once more. */
const ATTEMPTS = 2
/** The key, or what it may do, is wrong: trying again changes nothing. */
const HOPELESS = new Set([401, 402, 403, 404])

const WHY: Readonly<Record<Fault, string>> = {
  empty: 'it is empty',
  'too-long': 'it is too long',
  refused: 'moderation refuses it',
  explicit: 'it is explicit',
  'claims-human': 'it claims to be human',
}

/** An answer that may not be shown; another one may be asked for. */
class UnusableAnswer extends Error {}

/** Who asks, and how. */
interface Manner {
  readonly history: readonly Said[]
  readonly sendsPhoto: boolean
  /** The world's time in milliseconds. */
  readonly now: number
  /** What the character says instead of a claim to be human. */
  readonly truth: () => string
}

/** Replies written by an OpenAI-compatible endpoint (MK-12). */
export class RemoteReplies {
  readonly #client: CompletionClient
  readonly #log: Pick<FastifyBaseLogger, 'warn'>
  readonly #closing = new AbortController()

  constructor(api: ReplyApi, log: Pick<FastifyBaseLogger, 'warn'>) {
    this.#client = new CompletionClient(api)
    this.#log = log
  }

  /**
   * A reply to the last message of the history, or null when there is no usable one; then the embedded engine
   * answers. Takes ten seconds at most; never throws.
   */
  async write(input: Omit<ReplyInput, 'history'>, { history, ...manner }: Manner): Promise<string | null> {
    const { opening, turns } = conversationOf(history)
    const system = promptOf(input, { ...manner, opening })
    return this.#tried({ system, turns, mostTokens: MOST_TOKENS }, ({ text, isWhole }) => {
      const said = spokenIn(text, input.character.firstName)
      const kept = isWhole && said.length <= LONGEST ? said : wholeSentences(said, LONGEST)
      const fault = faultOf(kept, input.locale, manner.now)
      if (fault === null) return kept
      this.#log.warn(`the reply endpoint's answer is not used: ${WHY[fault]}`)
      if (fault === 'claims-human') return manner.truth()
      throw new UnusableAnswer(WHY[fault])
    })
  }

  /** What happened in a chat so far, from what was written down before and what was said since; null when the endpoint does not tell. */
  async summarise(summary: string, said: readonly Said[], now: number): Promise<string | null> {
    const { system, user } = summaryPromptOf(summary, said)
    return this.#tried({ system, turns: [{ role: 'user', content: user }], mostTokens: SUMMARY_TOKENS }, ({ text }) => {
      const written = wholeSentences(spokenIn(text, ''), SUMMARY_MAX_LENGTH)
      const fault = faultOf(written, 'en', now)
      if (fault !== null) throw new UnusableAnswer(WHY[fault])
      return written
    })
  }

  async #tried(question: Question, use: (answer: { text: string; isWhole: boolean }) => string): Promise<string | null> {
    const signal = AbortSignal.any([this.#closing.signal, AbortSignal.timeout(REMOTE_TIMEOUT)])
    for (let attempt = 1; attempt <= ATTEMPTS && !signal.aborted; attempt += 1) {
      try {
        return use(await this.#client.ask(question, signal))
      } catch (error) {
        if (!(error instanceof UnusableAnswer)) this.#log.warn({ err: error }, 'the reply endpoint did not answer')
        if (error instanceof EndpointError && HOPELESS.has(error.status)) return null
      }
    }
    return null
  }

  /** Aborts pending requests; the embedded engine answers. */
  close(): void {
    this.#closing.abort()
  }
}
