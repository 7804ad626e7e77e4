import type { Body, BodyType, Ethnicity, EyeColor, Gender, HairColor, HairStyle, Style } from '@moonlit/contract/vocabulary'
import type { Accessory, Beard, Look, Outfit, Scene, Skin } from './look.ts'
import { createRandom, type Random } from './portrait/random.ts'
import { GALLERY_COLORS, GALLERY_SCENES, WARDROBES, adapted } from './wardrobe.ts'

const COVERS = ['cover', 'extra'] as const
/** Public pictures of a character, and two for sale. */
const GALLERY = ['gallery-1', 'gallery-2', 'gallery-3', 'gallery-4', 'gallery-5', 'sale-1', 'sale-2'] as const
/** Pictures sent in chats only, revealed to subscribers. */
const CHAT = ['chat-1', 'chat-2', 'chat-3', 'chat-4', 'chat-5'] as const
/** The pictures every character has. */
export const SHOTS = [...COVERS, ...GALLERY, ...CHAT] as const
export type Shot = (typeof SHOTS)[number]

/** Attributes of a character's drawing, besides the searchable ones. */
export interface PersonLook {
  readonly skin: Skin
  readonly outfit: Outfit
  /** `#rrggbb`. */
  readonly outfitColor: string
  readonly scene: Scene
  readonly extraScene: Scene
  readonly extraOutfit: Outfit
  readonly extraOutfitColor: string
  readonly beard: Beard
  readonly glasses: boolean
  readonly accessory: Accessory
}

/** The attributes that stay the same in every picture. */
export interface Person {
  /** Seed of the face. */
  readonly slug: string
  readonly gender: Gender
  readonly age: number
  readonly style: Style
  readonly ethnicity?: Ethnicity
  readonly hairStyle: HairStyle
  readonly hairColor: HairColor
  readonly eyeColor: EyeColor
  readonly bodyType: BodyType
  readonly body: Body
  readonly look: PersonLook
}

type Identity = Omit<Look, 'outfit' | 'outfitColor' | 'scene' | 'tint' | keyof ShotParameters>

/** Distance, turn and mood of one picture. */
export type ShotParameters = Required<Pick<Look, 'yaw' | 'pitch' | 'roll' | 'zoom' | 'dx' | 'dy' | 'smile' | 'open' | 'gaze' | 'light' | 'pose'>>

/** Distance, turn and mood of the pictures beside the covers; the seed decides left or right and small differences. */
export const GALLERY_TAKES = [
  // Distances alternate: half bodies, faces, and whatever is between.
  { zoom: 0.66, turn: 0.2, smile: 0.85, open: true, dy: 0, poses: ['hip', 'wave', 'pockets'] },
  { zoom: 1.32, turn: 0.12, smile: 0.55, open: false, dy: 22, poses: ['relaxed'] },
  { zoom: 0.84, turn: 0.3, smile: 0.4, open: false, dy: 0, poses: ['chin', 'crossed', 'hair'] },
  { zoom: 1.02, turn: 0.08, smile: 1, open: true, dy: 6, poses: ['relaxed'] },
  { zoom: 0.56, turn: 0.26, smile: 0.65, open: false, dy: 0, poses: ['pockets', 'behind', 'clasped'] },
  { zoom: 1.16, turn: 0.16, smile: 0.7, open: false, dy: 12, poses: ['relaxed'] },
  { zoom: 0.72, turn: 0.22, smile: 0.9, open: true, dy: 4, poses: ['crossed', 'clasped', 'hip'] },
] as const

/** Shuffles places by the person's seed. */
function pickScenes(random: Random, from: readonly Scene[], count: number): Scene[] {
  const free = [...from]
  const scenes: Scene[] = []
  while (scenes.length < count) {
    const [scene] = free.splice(Math.floor(random() * free.length), 1)
    if (scene === undefined) throw new RangeError('Too few scenes')
    scenes.push(scene)
  }
  return scenes
}

/** Places other than the covers'; in a chat, first those not in the gallery. */
function seriesScenes(person: Person, series: 'gallery' | 'chat'): Scene[] {
  const free = GALLERY_SCENES.filter((scene) => scene !== person.look.scene && scene !== person.look.extraScene)
  const gallery = pickScenes(createRandom(`${person.slug}|gallery scenes`), free, GALLERY.length)
  if (series === 'gallery') return gallery
  const fresh = free.filter((scene) => !gallery.includes(scene))
  const random = createRandom(`${person.slug}|chat scenes`)
  return [...pickScenes(random, fresh, Math.min(fresh.length, CHAT.length)), ...pickScenes(random, gallery, Math.max(0, CHAT.length - fresh.length))]
}

/** Outfits for those places, without repeats where possible. */
function seriesOutfits(person: Person, scenes: readonly Scene[], random: Random): Outfit[] {
  const worn = new Set<Outfit>([person.look.outfit, person.look.extraOutfit])
  return scenes.map((scene) => {
    const choices = WARDROBES[scene].map((outfit) => adapted(outfit, person))
    const fresh = choices.filter((outfit) => !worn.has(outfit))
    const outfit = fresh[Math.floor(random() * fresh.length)] ?? adapted(random.pick(WARDROBES[scene]), person)
    worn.add(outfit)
    return outfit
  })
}

function coverTake(random: Random): ShotParameters {
  const side = random.sign()
  return {
    yaw: side * random.range(0.08, 0.18),
    pitch: random.range(-0.01, 0.03),
    roll: random.range(-0.06, 0.06),
    zoom: random.range(0.98, 1.05),
    dx: -side * 6,
    dy: 0,
    smile: random.range(0.45, 0.7),
    open: false,
    gaze: -side * 0.25,
    light: 0,
    pose: 'relaxed',
  }
}

function extraTake(random: Random, coverYaw: number): ShotParameters {
  const side = coverYaw > 0 ? -1 : 1
  return {
    yaw: side * random.range(0.16, 0.26),
    pitch: random.range(0, 0.04),
    roll: side * random.range(0.03, 0.09),
    zoom: random.range(0.74, 0.84),
    dx: -side * 8,
    dy: 0,
    smile: random.range(0.75, 0.95),
    open: random() < 0.6,
    gaze: -side * 0.3,
    light: 1,
    pose: random.pick(['relaxed', 'hip', 'crossed', 'behind', 'chin']),
  }
}

/** The picture with a number of a gallery. */
export function galleryTake(random: Random, index: number): ShotParameters {
  const take = GALLERY_TAKES[index] ?? GALLERY_TAKES[0]
  const side = random.sign()
  return {
    yaw: side * (take.turn + random.range(-0.04, 0.04)),
    pitch: random.range(-0.02, 0.05),
    roll: random.range(-0.1, 0.1),
    zoom: take.zoom + random.range(-0.03, 0.03),
    dx: -side * random.range(4, 22),
    dy: take.dy,
    smile: take.smile,
    open: take.open,
    gaze: -side * random.range(0.1, 0.5),
    light: index + 2,
    pose: random.pick(take.poses),
  }
}

/** What every picture of a person has in common. */
export function identityOf(person: Person): Identity {
  const { look } = person
  return {
    seed: person.slug,
    style: person.style,
    gender: person.gender,
    skin: look.skin,
    hairStyle: person.hairStyle,
    hairColor: person.hairColor,
    eyeColor: person.eyeColor,
    age: person.age,
    bodyType: person.bodyType,
    body: person.body,
    beard: look.beard,
    glasses: look.glasses,
    accessory: look.accessory,
    ...(person.ethnicity === undefined ? {} : { ethnicity: person.ethnicity }),
  }
}

/**
 * The look of one picture of a character. The face, hair and skin are the same in every shot; place, clothes, turn of the head and
 * distance change. The same person and shot always give the same look.
 */
export function shotLook(person: Person, shot: Shot): Look {
  const { look } = person
  const identity = identityOf(person)
  const cover = coverTake(createRandom(`${person.slug}|cover`))
  if (shot === 'cover') return { ...identity, outfit: look.outfit, outfitColor: look.outfitColor, scene: look.scene, ...cover }
  if (shot === 'extra') {
    const take = extraTake(createRandom(`${person.slug}|extra`), cover.yaw)
    return { ...identity, outfit: look.extraOutfit, outfitColor: look.extraOutfitColor, scene: look.extraScene, ...take }
  }
  const series = CHAT.some((one) => one === shot) ? 'chat' : 'gallery'
  const shots: readonly Shot[] = series === 'chat' ? CHAT : GALLERY
  const index = shots.indexOf(shot)
  const scenes = seriesScenes(person, series)
  const outfits = seriesOutfits(person, scenes, createRandom(`${person.slug}|${series} outfits`))
  const random = createRandom(`${person.slug}|${shot}`)
  const outfitColor = random.pick(GALLERY_COLORS)
  const scene = scenes[index]
  const outfit = outfits[index]
  if (scene === undefined || outfit === undefined) throw new RangeError(`Unknown shot "${shot}"; known: ${SHOTS.join(', ')}`)
  return { ...identity, outfit, outfitColor, scene, ...galleryTake(random, index) }
}
