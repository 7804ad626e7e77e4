/**
 * Lays contact sheets of the pictures: every cover, six people in their twelve first shots, and photos of forty prompts with what they could not show.
 * `npm run sheets`; `npm run sheets -- --only covers --people aoi,hoa` draws some of them again. What they cost is printed.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { Look } from '@moonlit/media/look'
import { photoLook } from '@moonlit/media/photos/photo-look'
import { unmetOf } from '@moonlit/media/photos/unmet'
import { RenderPool } from '@moonlit/media/pool'
import { SHOTS, shotLook } from '@moonlit/media/shots'
import { CHARACTERS_DIRECTORY } from '@moonlit/prisma/characters-directory'
import sharp from 'sharp'
import { z } from 'zod'
import { LookData, PersonAttributes } from '../src/modules/media/person.ts'
import { PROMPTS } from './sheets/prompts.ts'

const ROOT = path.resolve(import.meta.dirname, '../../..')
const CELL = { width: 256, height: 320 }
const SIX = ['amara', 'kerubo', 'zawadi', 'aoi', 'elin', 'felix']
const SHOTS_SHOWN = 12

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: 'covers,people,prompts' },
    people: { type: 'string', default: '' },
    to: { type: 'string', default: path.join(ROOT, '.data', 'sheets') },
  },
})
const kinds = values.only.split(',')
const chosen = values.people === '' ? [] : values.people.split(',')

const Character = PersonAttributes.extend({ firstName: z.string(), look: LookData })
const characters = readdirSync(CHARACTERS_DIRECTORY)
  .toSorted()
  .map((file) => Character.parse(JSON.parse(readFileSync(path.join(CHARACTERS_DIRECTORY, file), 'utf8'))))
const findCharacter = (slug: string): (typeof characters)[number] => {
  const character = characters.find((one) => one.slug === slug)
  if (character === undefined) throw new Error(`Nobody is called ${slug}`)
  return character
}

const pool = new RenderPool({ size: 2 })
const begun = process.cpuUsage()
let drawn = 0
const draw = async (look: Look): Promise<Buffer> => {
  drawn += 1
  return sharp(await pool.render(look, 'full'))
    .resize(CELL.width, CELL.height)
    .toBuffer()
}

/** Writes sheets of `columns` by at most `rows` pictures. */
const lay = async (name: string, looks: readonly Look[], columns: number, rows: number): Promise<void> => {
  const pictures = await Promise.all(looks.map(draw))
  for (let first = 0; first < pictures.length; first += columns * rows) {
    const page = pictures.slice(first, first + columns * rows)
    const size = { width: columns * CELL.width, height: Math.ceil(page.length / columns) * CELL.height }
    const cells = page.map((input, at) => ({ input, left: (at % columns) * CELL.width, top: Math.floor(at / columns) * CELL.height }))
    const file = path.join(values.to, `${name}-${Math.floor(first / (columns * rows)) + 1}.png`)
    await sharp({ create: { ...size, channels: 3, background: '#17131f' } })
      .composite(cells)
      .png()
      .toFile(file)
    process.stdout.write(`${path.relative(process.cwd(), file)}\n`)
  }
}

mkdirSync(values.to, { recursive: true })
if (kinds.includes('covers')) {
  const shown = chosen.length > 0 ? chosen.map(findCharacter) : characters
  await lay(
    'covers',
    shown.map((person) => shotLook(person, 'cover')),
    6,
    4,
  )
}
if (kinds.includes('people')) {
  const shown = (chosen.length > 0 ? chosen : SIX).map(findCharacter)
  await lay(
    'people',
    shown.flatMap((person) => SHOTS.slice(0, SHOTS_SHOWN).map((shot) => shotLook(person, shot))),
    6,
    4,
  )
}
if (kinds.includes('prompts')) {
  const looks: Look[] = []
  let text = ''
  for (const [index, [slug, language, prompt]] of PROMPTS.entries()) {
    const person = findCharacter(slug)
    const look = photoLook(person, { prompt, parameters: {}, styles: [], index: 0, seed: `sheet ${index}` })
    const unmet = await unmetOf({ prompt, parameters: {} }, [look], { language, name: person.firstName })
    looks.push(look)
    text += `${index + 1}. ${slug}: ${prompt}${unmet.length > 0 ? `\n   not shown: ${unmet.join(' | ')}` : ''}\n`
  }
  await lay('prompts', looks, 5, 4)
  writeFileSync(path.join(values.to, 'prompts.txt'), text)
}
await pool.close()
const { user, system } = process.cpuUsage(begun)
process.stdout.write(`${drawn} pictures, ${Math.round((user + system) / 1000 / Math.max(1, drawn))} ms of CPU each, with both workers\n`)
