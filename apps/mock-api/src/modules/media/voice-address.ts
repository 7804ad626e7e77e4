import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Line } from '../../media/voice-store.ts'

/** A spoken message: its id and the hash of its voice. */
export interface SpokenMessage {
  readonly id: string
  readonly voiceHash: string
}

/**
 * Creates and checks voice URLs. As with pictures, an HMAC by the server's secret keeps them from being
 * guessed, and changes with the sound.
 */
export class VoiceAddresses {
  readonly #secret: string
  readonly #version: string | null

  /** @param version of the engine; without one characters have no sample */
  constructor(secret: string, version: string | null) {
    this.#secret = secret
    this.#version = version
  }

  #mark(...parts: readonly string[]): string {
    return createHmac('sha256', this.#secret)
      .update(JSON.stringify(['voice', ...parts]))
      .digest('base64url')
      .slice(0, 16)
  }

  #markOfMessage({ id, voiceHash }: SpokenMessage): string {
    return this.#mark('message', id, voiceHash)
  }

  #markOfSample({ text, locale, speaker: { slug, gender, voice } }: Line): string {
    return this.#mark('sample', this.#version ?? '', slug, locale, gender, voice, text)
  }

  /** Path of a spoken message. */
  ofMessage(message: SpokenMessage): string {
    return `/media/voice/${message.id}/${this.#markOfMessage(message)}.wav`
  }

  isOfMessage(mark: string, message: SpokenMessage): boolean {
    return isSame(mark, this.#markOfMessage(message))
  }

  /** Path of a character's sample, or null without a speech engine. */
  ofSample(line: Line): string | null {
    return this.#version === null ? null : `/media/samples/${line.speaker.slug}/${this.#markOfSample(line)}/${line.locale}.wav`
  }

  isOfSample(mark: string, line: Line): boolean {
    return isSame(mark, this.#markOfSample(line))
  }
}

const isSame = (given: string, expected: string): boolean =>
  given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected))
