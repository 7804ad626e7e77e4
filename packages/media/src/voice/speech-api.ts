import { z } from 'zod'
import { SpeechError } from './speech-error.ts'
import type { SpeechEngine, Utterance } from './speech-engine.ts'
import { readWave } from './wave.ts'

/** An endpoint that speaks as OpenAI's does: `POST <url>/audio/speech`. */
export interface SpeechApi {
  /** The API's base, such as `http://localhost:8880/v1`. */
  readonly url: string
  readonly key?: string | undefined
  readonly model: string
}

/** Timeout of a whole line, in milliseconds. */
const TIME_LIMIT = 15_000
/** About ten minutes of sound. */
const SIZE_LIMIT = 32 * 1024 * 1024
/** After a failure the endpoint is left alone for so long, so that nobody waits for it line after line. */
const REST = 30_000
/** Words a minute of a voice at its own speed. */
const USUAL_RATE = 160
const SPEEDS = { slowest: 0.8, fastest: 1.2 } as const

/** The voices that such servers know, by ours. */
const VOICES: ReadonlyMap<string, string> = new Map([
  ['f1', 'nova'],
  ['f2', 'shimmer'],
  ['f3', 'coral'],
  ['f4', 'sage'],
  ['f5', 'alloy'],
  ['m1', 'onyx'],
  ['m2', 'echo'],
  ['m3', 'ash'],
  ['m4', 'fable'],
  ['m5', 'onyx'],
  ['m6', 'echo'],
  ['m7', 'ash'],
  ['m8', 'fable'],
])
const USUAL_VOICE = 'alloy'

const Base = z.url()

/** The bytes of an answer, no more than can be one. */
async function bytesOf(body: ReadableStream<Uint8Array>): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of body) {
    size += piece.length
    if (size > SIZE_LIMIT) throw new SpeechError('The speech API does not come to an end')
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

/** A speech engine that is a server elsewhere. */
export class SpeechApiEngine implements SpeechEngine {
  readonly version: string
  readonly readsKanji = true
  readonly #api: SpeechApi
  #restsUntil = 0

  constructor(api: SpeechApi) {
    this.#api = { ...api, url: Base.parse(api.url).replace(/\/+$/u, '') }
    // Without a name and password that the address may hold.
    const { host, pathname } = new URL(this.#api.url)
    this.version = `speech api ${host}${pathname} ${api.model}`
  }

  async speak({ passages, timbre: { variant, rate } }: Utterance, signal: AbortSignal): Promise<ReturnType<typeof readWave>[]> {
    if (performance.now() < this.#restsUntil) throw new SpeechError('The speech API failed a moment ago')
    try {
      const response = await fetch(`${this.#api.url}/audio/speech`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(this.#api.key === undefined ? {} : { authorization: `Bearer ${this.#api.key}` }) },
        body: JSON.stringify({
          model: this.#api.model,
          input: passages.map(({ text }) => text).join(' '),
          voice: VOICES.get(variant) ?? USUAL_VOICE,
          response_format: 'wav',
          speed: Math.min(SPEEDS.fastest, Math.max(SPEEDS.slowest, Math.round((rate / USUAL_RATE) * 100) / 100)),
        }),
        // The key and what people hear are for this server alone.
        redirect: 'error',
        signal: AbortSignal.any([signal, AbortSignal.timeout(TIME_LIMIT)]),
      })
      if (!response.ok || response.body === null) {
        await response.body?.cancel()
        throw new SpeechError(`The speech API answered ${response.status}`)
      }
      return [readWave(await bytesOf(response.body))]
    } catch (error) {
      if (signal.aborted) throw new SpeechError('The server is closing', { cause: error })
      this.#restsUntil = performance.now() + REST
      throw error instanceof SpeechError ? error : new SpeechError('The speech API did not answer', { cause: error })
    }
  }
}
