import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locale } from '@moonlit/contract/vocabulary'
import { readJapanese } from './japanese/kana.ts'
import { speakable } from './speakable.ts'
import type { SpeechEngine, Utterance } from './speech-engine.ts'
import { SpeechError } from './speech-error.ts'
import { type Speaker, timbreOf } from './timbre.ts'
import { joinWaves, lengthOf, readWave, writeWave } from './wave.ts'

/** Goes up when the same words would come out otherwise: other readings, other timbres. */
const VERSION = 1
/** Programs at work at the same time. */
const AT_ONCE = 2

/** A text and who says it. */
export interface Line {
  readonly text: string
  readonly locale: Locale
  readonly speaker: Speaker
}

/** Speech on disk. */
export interface StoredVoice {
  /** Names the file: a hash of all that it depends on. */
  readonly hash: string
  readonly milliseconds: number
}

/** Speaks, and keeps what was said on disk. What is lost is made again, byte by byte the same with the packaged engine. */
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

  /** Whether there is an engine to speak. */
  get canSpeak(): boolean {
    return this.#engine !== null
  }

  /** Changes when the same words would sound otherwise; null when there is no engine. */
  get version(): string | null {
    return this.#engine === null ? null : `${VERSION} ${this.#engine.version}`
  }

  /** The file of a hash, below the directory. */
  fileOf(hash: string): string {
    return join(hash.slice(0, 2), `${hash}.wav`)
  }

  /** What was said before, or null when it is not there or was cut short. */
  async find(hash: string): Promise<StoredVoice | null> {
    const file = await readFile(join(this.directory, this.fileOf(hash))).catch(() => null)
    if (file === null || file.length < 44 || file.readUInt32LE(4) + 8 !== file.length) return null
    return { hash, milliseconds: lengthOf(readWave(file)) }
  }

  /**
   * Says a line: from disk when it was said before, else now. Callers at the same time share one run, which goes on when
   * one of them leaves. Null when nothing in the text can be spoken.
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

  /** Deletes what was said, for good; what someone else still needs of it is made again. */
  async forget(hashes: readonly string[]): Promise<void> {
    await Promise.all(hashes.map((hash) => rm(join(this.directory, this.fileOf(hash)), { force: true })))
  }

  /** Ends the programs that are at work, and waits until they are gone. */
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

  /** Waits until fewer programs than allowed are at work, and counts one more. */
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
