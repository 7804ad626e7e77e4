import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locale } from '@moonlit/contract/vocabulary'
import { readJapanese } from '@moonlit/media/voice/japanese/kana'
import { inMood } from '@moonlit/media/voice/mood'
import { speakable } from '@moonlit/media/voice/speakable'
import type { SpeechEngine, Utterance } from '@moonlit/media/voice/speech-engine'
import { SpeechError } from '@moonlit/media/voice/speech-error'
import { type Speaker, timbreOf } from '@moonlit/media/voice/timbre'
import { joinWaves, lengthOf, readWave, writeWave } from '@moonlit/media/voice/wave'

/** Raise it when readings or timbres change. */
const VERSION = 2
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
  readonly #engines: readonly SpeechEngine[]
  readonly #pending = new Map<string, Promise<StoredVoice>>()
  readonly #closing = new AbortController()
  readonly #queue: (() => void)[] = []
  #working = 0

  /** @param engines those that speak, the first that can; none when voice is not available */
  constructor({ directory, engines }: { directory: string; engines: readonly SpeechEngine[] }) {
    this.directory = directory
    this.#engines = engines
  }

  /** Whether there is an engine. */
  get canSpeak(): boolean {
    return this.#engines.length > 0
  }

  /** Changes when the same text would sound different; null without an engine. */
  get version(): string | null {
    const [engine] = this.#engines
    return engine === undefined ? null : `${VERSION} ${engine.version}`
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
   * Speaks a line: from disk, else generated now; when an engine fails, by the next one. Parallel callers share one run, which goes on when
   * one of them aborts. Null when nothing in the text can be spoken.
   * @throws SpeechError when there is no engine, or all fail
   */
  async say({ text, locale, speaker }: Line): Promise<StoredVoice | null> {
    const utterance: Utterance = { passages: speakable(text, locale), timbre: inMood(timbreOf(speaker), text) }
    if (utterance.passages.length === 0 && this.canSpeak) return null
    let failure = new SpeechError('There is no speech engine')
    for (const engine of this.#engines) {
      try {
        return await this.#sayBy(engine, utterance)
      } catch (error) {
        if (!(error instanceof SpeechError)) throw error
        failure = error
      }
    }
    throw failure
  }

  async #sayBy(engine: SpeechEngine, utterance: Utterance): Promise<StoredVoice> {
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
      passages.map(async ({ locale, text }) => ({
        locale,
        text: locale === 'ja' && engine.readsKanji !== true ? await readJapanese(text, signal) : text,
      })),
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
