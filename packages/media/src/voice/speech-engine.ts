import type { Locale } from '@moonlit/contract/vocabulary'
import type { Wave } from './wave.ts'

/** Timbre of a voice. */
export interface Timbre {
  /** eSpeak's variant of a voice: f1 to f5, m1 to m8. */
  readonly variant: string
  /** From 0 to 99; 50 is the variant's own. */
  readonly pitch: number
  /** Words a minute. */
  readonly rate: number
}

/** A stretch of text in one language. */
export interface Passage {
  readonly locale: Locale
  readonly text: string
}

/** What to say and how. All passages have the same timbre. */
export interface Utterance {
  readonly passages: readonly Passage[]
  readonly timbre: Timbre
}

/** Turns text into sound, outside of this process: as a program of its own, or a server elsewhere. */
export interface SpeechEngine {
  /** Name and version, part of the file's hash. */
  readonly version: string
  /** Reads Japanese as it is written; others are given kana. */
  readonly readsKanji?: boolean
  /**
   * The sound of the passages, in their order.
   * @throws SpeechError when it fails; the signal's reason when it is aborted
   */
  speak(utterance: Utterance, signal: AbortSignal): Promise<Wave[]>
}

/** eSpeak's names of the ten languages. */
export const ESPEAK_LANGUAGES = {
  en: 'en-us',
  es: 'es',
  fr: 'fr',
  pt: 'pt-br',
  ar: 'ar',
  hi: 'hi',
  ja: 'ja',
  zh: 'cmn',
  it: 'it',
  de: 'de',
} as const satisfies Record<Locale, string>
