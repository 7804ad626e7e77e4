import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locale } from '@moonlit/contract/vocabulary'
import { readJapanese } from '@moonlit/media/voice/japanese/kana'
import { speakable } from '@moonlit/media/voice/speakable'
import type { SpeechEngine, Utterance } from '@moonlit/media/voice/speech-engine'
import { SpeechError } from '@moonlit/media/voice/speech-error'
import { type Speaker, timbreOf } from '@moonlit/media/voice/timbre'
import { joinWaves, lengthOf, readWave, writeWave } from '@moonlit/media/voice/wave'

/** Raise it when readings or timbres change. */
const VERSION = 1
/** Maximum number of parallel programs. */
const AT_ONCE = 2

/** A text and its speaker. */
export interface Line {
  readonly text: string
  readonly locale: Locale
  readonly speaker: Speaker
}

/** Speech on disk. */
export interface StoredVoice {
  /** Name of the file: a hash of its input. */
  readonly hash: string
  readonly milliseconds: number
}

/** Generates speech and stores it on disk. Lost files are made again, identical with the packaged engine. */
export class VoiceStore {
  readonly directory: string
  readonly #engine: SpeechEngine | null
  readonly #pending = new Map<string, Promise<StoredVoice>>()
  readonly #closing = new AbortController()
  readonly #queue: (() => void)[] = []
  #working = 0

  constructor({ directory, engine }: { directory: string; engine: SpeechEngine | null }) {
    this.directory = directory
    this.#engine = engine
  }

  /** Whether there is an engine. */
  get canSpeak(): boolean {
    return this.#engine !== null
  }

  /** Changes when the same text would sound different; null without an engine. */
  get version(): string | null {
    return this.#engine === null ? null : `${VERSION} ${this.#engine.version}`
  }

  /** File path of a hash, below the directory. */
  fileOf(hash: string): string {
    return join(hash.slice(0, 2), `${hash}.wav`)
  }

  /** Stored speech, or null when missing or truncated. */
  async find(hash: string): Promise<StoredVoice | null> {
    const file = await readFile(join(this.directory, this.fileOf(hash))).catch(() => null)
    if (file === null || file.length < 44 || file.readUInt32LE(4) + 8 !== file.length) return null
    return { hash, milliseconds: lengthOf(readWave(file)) }
  }

  /**
   * Speaks a line: from disk, else generated now. Parallel callers share one run, which goes on when
   * one of them aborts. Null when nothing in the text can be spoken.
   * @throws SpeechError when there is no engine, or it fails
   */
  async say({ text, locale, speaker }: Line): Promise<StoredVoice | null> {
    const engine = this.#engine
    if (engine === null) throw new SpeechError('There is no speech engine')
    const utterance: Utterance = { passages: speakable(text, locale), timbre: timbreOf(speaker) }
    if (utterance.passages.length === 0) return null
    const hash = createHash('sha256')
      .update(JSON.stringify([VERSION, engine.version, utterance.passages, utterance.timbre]))
      .digest('hex')
      .slice(0, 40)
    const pending = this.#pending.get(hash)
    if (pending !== undefined) return pending
    const voice = this.#findOrMake(hash, engine, utterance).finally(() => this.#pending.delete(hash))
    this.#pending.set(hash, voice)
    return voice
  }

  /** Deletes stored speech; it is made again if still needed. */
  async forget(hashes: readonly string[]): Promise<void> {
    await Promise.all(hashes.map((hash) => rm(join(this.directory, this.fileOf(hash)), { force: true })))
  }

  /** Ends running programs and waits for their exit. */
  async close(): Promise<void> {
    this.#closing.abort()
    await Promise.allSettled(this.#pending.values())
  }

  async #findOrMake(hash: string, engine: SpeechEngine, utterance: Utterance): Promise<StoredVoice> {
    const known = await this.find(hash)
    if (known !== null) return known
    await this.#turn()
    try {
      return await this.#make(hash, engine, utterance)
    } finally {
      this.#working -= 1
      this.#queue.shift()?.()
    }
  }

  /** Waits for a free slot and takes it. */
  async #turn(): Promise<void> {
    while (this.#working >= AT_ONCE) {
      const { promise, resolve } = Promise.withResolvers<void>()
      this.#queue.push(resolve)
      await promise
    }
    this.#working += 1
  }

  async #make(hash: string, engine: SpeechEngine, { passages, timbre }: Utterance): Promise<StoredVoice> {
    const { signal } = this.#closing
    if (signal.aborted) throw new SpeechError('The server is closing')
    const spelled = await Promise.all(
      passages.map(async ({ locale, text }) => ({ locale, text: locale === 'ja' ? await readJapanese(text, signal) : text })),
    )
    const wave = joinWaves(await engine.speak({ passages: spelled, timbre }, signal))
    const path = join(this.directory, this.fileOf(hash))
    await mkdir(join(path, '..'), { recursive: true })
    const draft = `${path}.${randomUUID()}.draft`
    try {
      await writeFile(draft, writeWave(wave))
      await rename(draft, path)
    } catch (error) {
      await rm(draft, { force: true })
      throw error
    }
    return { hash, milliseconds: lengthOf(wave) }
  }
}
