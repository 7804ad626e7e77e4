import { createHmac, timingSafeEqual } from 'node:crypto'
import { GENERATOR_VERSION } from '@moonlit/media/generator-version'
import { VoiceAddresses } from './voice-address.ts'

/** A picture of a character: the real one, or its blurred preview. */
export interface PictureName {
  readonly slug: string
  readonly shot: string
  readonly isBlurred: boolean
}

/** A photo made on request. */
export interface PhotoName {
  readonly generationId: string
  /** Milliseconds, since a reset world gives the same ids again. */
  readonly createdAt: number
  /** From 1. */
  readonly number: number
}

/** The preview of a photo style on a character. */
export interface PreviewName {
  readonly styleId: string
  readonly lookJson: string
  readonly slug: string
}

const isSame = (expected: string, given: string): boolean => {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/**
 * Creates and parses picture URLs. Each has an HMAC by the server's secret: it changes when the
 * drawing changes, so files can be cached for good, and paid pictures cannot be guessed.
 */
export class MediaAddresses {
  readonly #secret: string
  /** URLs of voices. */
  readonly voices: VoiceAddresses

  /** @param options.voiceVersion of the engine for voices; null when there is none */
  constructor(secret: string, { voiceVersion = null }: { voiceVersion?: string | null } = {}) {
    this.#secret = secret
    this.voices = new VoiceAddresses(secret, voiceVersion)
  }

  #mark(name: string): string {
    return createHmac('sha256', this.#secret).update(`${GENERATOR_VERSION}/${name}`).digest('base64url').slice(0, 12)
  }

  #markOfShot({ slug, shot, isBlurred }: PictureName): string {
    return this.#mark(`${slug}/${shot}/${isBlurred ? 'blurred' : 'full'}`)
  }

  #markOfPhoto({ generationId, createdAt, number }: PhotoName): string {
    return this.#mark(`generations/${generationId}/${createdAt}/${number}`)
  }

  #markOfPreview({ styleId, lookJson, slug }: PreviewName): string {
    return this.#mark(`styles/${styleId}/${lookJson}/${slug}`)
  }

  /** Path of a picture. The small variant is the same with `small_` before the file name. */
  of(slug: string, shot: string, kind: 'full' | 'blurred' = 'full'): string {
    const isBlurred = kind === 'blurred'
    return `/media/bots/${slug}/${this.#markOfShot({ slug, shot, isBlurred })}/${isBlurred ? 'blurred-' : ''}${shot}.webp`
  }

  /** Whether a path is that of a character's picture for link previews: beside the cover, prefixed `share_`, a JPEG. */
  isSharing({ slug, mark, file }: { slug: string; mark: string; file: string }): boolean {
    return file === 'share_cover.jpg' && isSame(this.#markOfShot({ slug, shot: 'cover', isBlurred: false }), mark)
  }

  /** Parses a path; null when its HMAC is wrong. */
  read({ slug, mark, file }: { slug: string; mark: string; file: string }): (PictureName & { isSmall: boolean }) | null {
    const parts = /^(?<small>small_)?(?<blurred>blurred-)?(?<shot>[a-z0-9-]+)\.webp$/u.exec(file)?.groups
    if (parts === undefined) return null
    const name = { slug, shot: parts.shot ?? '', isBlurred: parts.blurred !== undefined }
    return isSame(this.#markOfShot(name), mark) ? { ...name, isSmall: parts.small !== undefined } : null
  }

  /** Path of a photo, and of its small variant. */
  ofPhoto(photo: PhotoName): { imageUrl: string; smallUrl: string } {
    const folder = `/media/generations/${photo.generationId}/${this.#markOfPhoto(photo)}`
    return { imageUrl: `${folder}/${photo.number}.webp`, smallUrl: `${folder}/small_${photo.number}.webp` }
  }

  isPhoto(photo: PhotoName, mark: string): boolean {
    return isSame(this.#markOfPhoto(photo), mark)
  }

  /** Path of a style's preview; the small variant is the same with `small_` before the file name. */
  ofPreview(preview: PreviewName): string {
    return `/media/styles/${this.#markOfPreview(preview)}/${preview.styleId}.webp`
  }

  isPreview(preview: PreviewName, mark: string): boolean {
    return isSame(this.#markOfPreview(preview), mark)
  }

  /** Path of the portrait of a draft, which is its query. Its mark changes with the drawing only. */
  ofPortrait(): string {
    return `/media/portraits/${this.#mark('portraits')}/portrait.webp`
  }

  isPortrait(mark: string): boolean {
    return isSame(this.#mark('portraits'), mark)
  }
}
