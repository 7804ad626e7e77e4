import { createHmac, timingSafeEqual } from 'node:crypto'
import { GENERATOR_VERSION } from '../../media/generator-version.ts'

/** A picture of a character: the real one, or its blurred preview. */
export interface PictureName {
  readonly slug: string
  readonly shot: string
  readonly isBlurred: boolean
}

/**
 * Makes and reads the addresses of pictures. Each carries a mark made with the server's secret: it changes when the
 * drawing changes, so files can be cached for good, and it keeps pictures that cost something from being guessed.
 */
export class MediaAddresses {
  readonly #secret: string

  constructor(secret: string) {
    this.#secret = secret
  }

  #mark({ slug, shot, isBlurred }: PictureName): string {
    return createHmac('sha256', this.#secret)
      .update(`${GENERATOR_VERSION}/${slug}/${shot}/${isBlurred ? 'blurred' : 'full'}`)
      .digest('base64url')
      .slice(0, 12)
  }

  /** Path of a picture. The small variant is the same with `small_` before the file name. */
  of(slug: string, shot: string, kind: 'full' | 'blurred' = 'full'): string {
    const isBlurred = kind === 'blurred'
    return `/media/bots/${slug}/${this.#mark({ slug, shot, isBlurred })}/${isBlurred ? 'blurred-' : ''}${shot}.webp`
  }

  /** What a path asks for, or null when its mark is not ours. */
  read({ slug, mark, file }: { slug: string; mark: string; file: string }): (PictureName & { isSmall: boolean }) | null {
    const parts = /^(?<small>small_)?(?<blurred>blurred-)?(?<shot>[a-z0-9-]+)\.webp$/u.exec(file)?.groups
    if (parts === undefined) return null
    const name = { slug, shot: parts.shot ?? '', isBlurred: parts.blurred !== undefined }
    const expected = Buffer.from(this.#mark(name))
    const given = Buffer.from(mark)
    return expected.length === given.length && timingSafeEqual(expected, given) ? { ...name, isSmall: parts.small !== undefined } : null
  }
}
