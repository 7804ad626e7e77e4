import { createHash, createHmac, randomUUID } from 'node:crypto'
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { DEFAULT_WORLD } from '../../worlds/world-name.ts'
import type { World } from '../../worlds/world.ts'

const SIZE = 512
const QUALITY = 82
/** Pixel limit, since a small file can decode to gigabytes. */
const MAX_PIXELS = 50_000_000
const FOLDER = '/media/avatars/'
const FILE = /^[0-9a-f]{40}\.webp$/u

const startsWith = (bytes: Buffer, text: string, at = 0): boolean => bytes.toString('latin1', at, at + text.length) === text

/** Whether bytes are a PNG, JPEG or WebP picture, by how they begin. What a file is called says nothing (VA-07). */
export const isPicture = (bytes: Buffer): boolean =>
  startsWith(bytes, '\x89PNG\r\n\x1a\n') || startsWith(bytes, '\xff\xd8\xff') || (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8))

/**
 * Converts a picture to a square WebP without metadata.
 * @returns null when it cannot be opened
 */
export const renderAvatar = async (bytes: Buffer): Promise<Buffer | null> => {
  if (!isPicture(bytes)) return null
  // Loaded on first use, to keep the start fast.
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

/** Avatars belong to the world's data: they are reset, saved and loaded with it. */
const directoryOf = (world: World): string => path.join(world.directory, 'avatars')

/** HMAC of a text by this world's secret. */
const markOf = (world: World, text: string): string => createHmac('sha256', world.secret).update(text).digest('hex').slice(0, 20)

/** File name prefix of a person's avatars. */
const ownerMark = (world: World, userId: string): string => markOf(world, `avatar:${userId}`)

/**
 * Stores a person's avatar.
 * @returns its URL, which cannot be guessed and never changes its bytes. Browsers request pictures without
 *   headers, so outside the default world it names the world.
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

/** Removes an avatar by its URL; external ones stay. */
export const removeAvatar = async (world: World, address: string | null): Promise<void> => {
  const file = address?.startsWith(FOLDER) === true ? address.slice(FOLDER.length).replace(/\?.*$/u, '') : ''
  if (FILE.test(file)) await rm(path.join(directoryOf(world), file), { force: true })
}

/** Removes all of a person's avatars, parallel uploads included. */
export const removeAvatars = async (world: World, userId: string): Promise<void> => {
  const directory = directoryOf(world)
  const files = await readdir(directory).catch(() => [])
  const mark = ownerMark(world, userId)
  await Promise.all(files.filter((file) => file.startsWith(mark)).map((file) => rm(path.join(directory, file), { force: true })))
}
