import { createHash, createHmac, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { World } from '../../worlds/world.ts'

const SIZE = 512
const QUALITY = 82
/** Pictures with more dots than this are not opened; a small file can unfold to gigabytes. */
const MAX_PIXELS = 50_000_000
const FOLDER = '/media/avatars/'
const FILE = /^[0-9a-f]{40}\.webp$/u

const startsWith = (bytes: Buffer, text: string, at = 0): boolean => bytes.toString('latin1', at, at + text.length) === text

/** Whether bytes are a PNG, JPEG or WebP picture, by how they begin. What a file is called says nothing (VA-07). */
export const isPicture = (bytes: Buffer): boolean =>
  startsWith(bytes, '\x89PNG\r\n\x1a\n') || startsWith(bytes, '\xff\xd8\xff') || (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8))

/**
 * Makes a square WebP of a picture, without whatever else its file carries.
 * @returns null when it cannot be opened
 */
export const renderAvatar = async (bytes: Buffer): Promise<Buffer | null> => {
  if (!isPicture(bytes)) return null
  // Loaded with the first picture: starting the server does not wait for it.
  const { default: sharp } = await import('sharp')
  try {
    return await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize(SIZE, SIZE, { fit: 'cover' })
      .webp({ quality: QUALITY })
      .toBuffer()
  } catch {
    return null
  }
}

/** Pictures that people uploaded of themselves, in a folder. */
export class Avatars {
  readonly #directory: string

  constructor(directory: string) {
    this.#directory = directory
  }

  /** Keeps a rendered picture of a person; answers its address, which nobody can guess and which is never given to other bytes. */
  async keep(world: World, userId: string, webp: Buffer): Promise<string> {
    const content = createHash('sha256').update(webp).digest('hex')
    const file = `${createHmac('sha256', world.secret).update(`avatar:${userId}:${content}`).digest('hex').slice(0, 40)}.webp`
    await mkdir(this.#directory, { recursive: true })
    const draft = path.join(this.#directory, `${file}.${randomUUID()}`)
    await writeFile(draft, webp)
    await rename(draft, path.join(this.#directory, file))
    return FOLDER + file
  }

  /** The bytes of a picture by its file name, or null when there is none. */
  async read(file: string): Promise<Buffer | null> {
    if (!FILE.test(file)) return null
    try {
      return await readFile(path.join(this.#directory, file))
    } catch {
      return null
    }
  }

  /** Removes a picture by its address; one that is kept elsewhere stays. */
  async remove(address: string | null): Promise<void> {
    const file = address?.startsWith(FOLDER) === true ? address.slice(FOLDER.length) : ''
    if (FILE.test(file)) await rm(path.join(this.#directory, file), { force: true })
  }
}
