import { createHash, createHmac, randomUUID } from 'node:crypto'
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { DEFAULT_WORLD } from '../../worlds/world-name.ts'
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

/** They belong to the world's data: a reset takes them away, a snapshot keeps them. */
const directoryOf = (world: World): string => path.join(world.directory, 'avatars')

/** A mark of some text that only this world can make. */
const markOf = (world: World, text: string): string => createHmac('sha256', world.secret).update(text).digest('hex').slice(0, 20)

/** How the names of all pictures of a person begin. */
const ownerMark = (world: World, userId: string): string => markOf(world, `avatar:${userId}`)

/**
 * Keeps a rendered picture of a person.
 * @returns its address, which nobody can guess and which is never given to other bytes. Browsers ask for pictures without
 *   headers, so the address of a picture in another world than the default one says where it is.
 */
export const saveAvatar = async (world: World, userId: string, webp: Buffer): Promise<string> => {
  const content = createHash('sha256').update(webp).digest('hex')
  const file = `${ownerMark(world, userId)}${markOf(world, `avatar:${userId}:${content}`)}.webp`
  const directory = directoryOf(world)
  await mkdir(directory, { recursive: true })
  const draft = path.join(directory, `${file}.${randomUUID()}`)
  await writeFile(draft, webp)
  await rename(draft, path.join(directory, file))
  return FOLDER + file + (world.name === DEFAULT_WORLD ? '' : `?world=${world.name}`)
}

/** The bytes of a picture by its file name, or null when there is none. */
export const readAvatar = async (world: World, file: string): Promise<Buffer | null> => {
  if (!FILE.test(file)) return null
  try {
    return await readFile(path.join(directoryOf(world), file))
  } catch {
    return null
  }
}

/** Removes a picture by its address; one that is kept elsewhere stays. */
export const removeAvatar = async (world: World, address: string | null): Promise<void> => {
  const file = address?.startsWith(FOLDER) === true ? address.slice(FOLDER.length).replace(/\?.*$/u, '') : ''
  if (FILE.test(file)) await rm(path.join(directoryOf(world), file), { force: true })
}

/** Removes every picture that a person ever had here, also those that were on their way when the last one was set. */
export const removeAvatars = async (world: World, userId: string): Promise<void> => {
  const directory = directoryOf(world)
  const files = await readdir(directory).catch(() => [])
  const mark = ownerMark(world, userId)
  await Promise.all(files.filter((file) => file.startsWith(mark)).map((file) => rm(path.join(directory, file), { force: true })))
}
