import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { GENERATOR_VERSION } from '@moonlit/media/generator-version'
import type { Look } from '@moonlit/media/look'
import { type RenderPool, renderKey } from '@moonlit/media/pool'
import type { Variant } from '@moonlit/media/render'

/** A picture on disk. */
export interface StoredPicture {
  readonly path: string
  readonly bytes: Buffer
  /** Strong entity tag, with its quotes. */
  readonly etag: string
}

export interface MediaStoreOptions {
  /** Folder of the cache; made when missing. */
  readonly directory: string
  readonly pool: Pick<RenderPool, 'render'>
}

/** Bytes of a RIFF header: 'RIFF', size, 'WEBP'. */
const HEADER_LENGTH = 12

/** Whether the bytes are a complete webp file by its header. */
function isWholeWebp(bytes: Buffer): boolean {
  return (
    bytes.length > HEADER_LENGTH &&
    bytes.toString('latin1', 0, 4) === 'RIFF' &&
    bytes.toString('latin1', 8, HEADER_LENGTH) === 'WEBP' &&
    bytes.readUInt32LE(4) + 8 === bytes.length
  )
}

/** What a picture is kept as, and how a file that was cut off is told. */
const FORMATS = {
  webp: isWholeWebp,
  jpg: (bytes: Buffer): boolean => bytes.length > 4 && bytes.readUInt16BE(0) === 0xff_d8 && bytes.readUInt16BE(bytes.length - 2) === 0xff_d9,
} as const

/** Stores rendered pictures on disk, by the hash of their input. */
export class MediaStore {
  readonly #directory: string
  readonly #pool: Pick<RenderPool, 'render'>
  readonly #pending = new Map<string, Promise<StoredPicture>>()

  constructor({ directory, pool }: MediaStoreOptions) {
    this.#directory = directory
    this.#pool = pool
  }

  /**
   * The picture of a look: from disk when complete, otherwise rendered now. Parallel callers share one render.
   * @throws RenderError when it cannot be rendered.
   */
  get(look: Look, variant: Variant): Promise<StoredPicture> {
    return this.keep(renderKey(look, variant), 'webp', () => this.#pool.render(look, variant))
  }

  /** A picture that is made of others, by a key that says all it is made of: from disk when complete, otherwise made now. Parallel callers share one. */
  keep(key: string, format: keyof typeof FORMATS, make: () => Promise<Buffer>): Promise<StoredPicture> {
    const hash = createHash('sha256').update(`${GENERATOR_VERSION}|${key}`).digest('hex').slice(0, 40)
    const pending = this.#pending.get(hash)
    if (pending !== undefined) return pending
    const picture = this.#readOrMake(hash, format, make).finally(() => this.#pending.delete(hash))
    this.#pending.set(hash, picture)
    return picture
  }

  /**
   * A picture that is looked at once, rendered and not kept. Aborting the signal drops it when it was not begun.
   * @throws RenderError when it cannot be rendered.
   */
  draw(look: Look, variant: Variant, signal: AbortSignal): Promise<Buffer> {
    return this.#pool.render(look, variant, signal)
  }

  async #readOrMake(hash: string, format: keyof typeof FORMATS, make: () => Promise<Buffer>): Promise<StoredPicture> {
    const folder = join(this.#directory, hash.slice(0, 2))
    const path = join(folder, `${hash}.${format}`)
    const etag = `"${hash}"`
    const known = await readFile(path).catch(() => null)
    if (known !== null && FORMATS[format](known)) return { path, bytes: known, etag }
    const bytes = await make()
    await mkdir(folder, { recursive: true })
    const draft = join(folder, `${hash}.${randomUUID()}.draft`)
    try {
      await writeFile(draft, bytes)
      await rename(draft, path)
    } catch (error) {
      await rm(draft, { force: true })
      throw error
    }
    return { path, bytes, etag }
  }
}
