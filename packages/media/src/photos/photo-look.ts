import type { Look, Outfit, Prop, Scene, Tint, Wearable, Weather } from '../look.ts'
import { createRandom, type Random } from '../portrait/random.ts'
import { GALLERY_TAKES, galleryTake, identityOf, type Person, type ShotParameters } from '../shots.ts'
import { GALLERY_COLORS, GALLERY_SCENES, WARDROBES, adapted, covering } from '../wardrobe.ts'
import { parsePrompt } from './read-prompt.ts'
import type { Color, Distance, Mood, PromptContents } from './wishes.ts'

/** A style of photos: where they are taken unless the prompt names a place, and in which light. */
export interface PhotoStyle {
  readonly scene: Scene
  readonly tint?: Tint | undefined
}

/** The input of a photo. */
export interface PhotoRequest {
  readonly prompt: string
  readonly parameters: Readonly<Record<string, string>>
  readonly styles: readonly PhotoStyle[]
  /** Index within its order, from 0. */
  readonly index: number
  /** Seed for everything the prompt leaves open. */
  readonly seed: string
}

/** What a photo depends on beside what is wished. */
export type PhotoPlace = Omit<PhotoRequest, 'prompt' | 'parameters'>

export const DYES: Readonly<Record<Color, string>> = {
  red: '#b3202c',
  pink: '#d98aa6',
  orange: '#d06a2a',
  yellow: '#d8b13c',
  gold: '#b78d3a',
  green: '#3d7a4c',
  blue: '#2c5ba6',
  purple: '#6a4596',
  brown: '#6d4832',
  beige: '#cfbb9c',
  white: '#f0ece6',
  grey: '#868b96',
  black: '#1f1e25',
}

/** Clothes with few colours. */
const USUAL_DYES: Partial<Readonly<Record<Outfit, readonly [string, ...string[]]>>> = {
  apron: ['#5a4638', '#2f4a6d', '#3d5a45'],
  denim: ['#3c5f8f', '#2f4a6d', '#5f7ea6'],
  labcoat: ['#2f4a6d', '#7c2f4a', '#3f6f70'],
  leather: ['#241f22', '#3a2620', '#4a1f2a'],
  scrubs: ['#3f7f86', '#3c6a9a', '#5b7f6a'],
  suit: ['#23242d', '#2a3650', '#4a4a52'],
}

/** Lights that a place already has. */
export const NATURAL_LIGHT: Partial<Readonly<Record<Scene, readonly Tint[]>>> = {
  aurora: ['aurora', 'night'],
  citynight: ['night'],
  neon: ['neon', 'night'],
}

const EXPRESSIONS: Readonly<Record<Mood, Partial<Look>>> = {
  smile: { smile: 0.8, open: true },
  laugh: { smile: 1, open: true },
  serious: { smile: 0.04, open: false },
  wink: { smile: 0.75, open: false, wink: true },
}

/** From where people are seen: as it was asked for, or so that the clothes that were asked for show. */
const ZOOMS: Readonly<Record<Distance | 'dressed', { from: number; to: number; dy: number }>> = {
  close: { from: 1.34, to: 1.44, dy: 30 },
  dressed: { from: 0.64, to: 0.78, dy: 0 },
  far: { from: 0.5, to: 0.56, dy: 0 },
}

/** The items in an order of their own. */
const shuffled = <Item>(items: readonly Item[], random: Random): Item[] =>
  items
    .map((item) => ({ item, rank: random() }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ item }) => item)

const turnTo = <Item>(items: readonly Item[], index: number): Item | undefined => items[index % items.length]

/** Where a weather is seen best, when nothing else is said. */
const WEATHER_SCENES: Readonly<Record<Weather, Scene>> = { rain: 'street', snow: 'snow', fog: 'forest' }

const sceneOf = ({ scenes, hints, weather }: PromptContents, style: PhotoStyle | undefined, { index, seed }: PhotoPlace): Scene =>
  turnTo(scenes, index) ??
  style?.scene ??
  (weather === undefined ? undefined : WEATHER_SCENES[weather]) ??
  turnTo(hints, index) ??
  turnTo(shuffled(GALLERY_SCENES, createRandom(`${seed}|scenes`)), index) ??
  'studio'

/** Outfits of the photos up to this one: fitting their places, without repeats while possible. */
const outfitsFor = (scenes: readonly Scene[], person: Person, random: Random): Outfit[] => {
  const worn: Outfit[] = []
  for (const scene of scenes) {
    const wardrobe = shuffled([...new Set(WARDROBES[scene].map((outfit) => adapted(outfit, person)))], random)
    worn.push(wardrobe.find((outfit) => !worn.includes(outfit)) ?? turnTo(wardrobe, worn.length) ?? person.look.outfit)
  }
  return worn
}

/** Pose of a photo: the gallery's takes in order, alternately left and right. */
const takeOf = ({ index, seed }: PhotoPlace, random: Random): ShotParameters => {
  const start = createRandom(`${seed}|takes`)
  const first = Math.floor(start() * GALLERY_TAKES.length)
  const take = galleryTake(random, (first + index) % GALLERY_TAKES.length)
  const side = start.sign() * (index % 2 === 0 ? 1 : -1)
  return Math.sign(take.yaw) === side ? take : { ...take, yaw: -take.yaw, dx: -take.dx, gaze: -take.gaze }
}

/** How far from the sitter each thing and each gesture can be seen whole. */
const THING_ZOOMS: Readonly<Record<Prop, number>> = {
  cup: 0.76,
  book: 0.7,
  phone: 0.76,
  flowers: 0.74,
  umbrella: 0.6,
  guitar: 0.58,
  plate: 0.7,
  glass: 0.76,
  icecream: 0.76,
  candle: 0.76,
}
const GESTURE_ZOOM = 0.68
/** Hats need some room above the head, and an umbrella more. */
const HATS: ReadonlySet<Wearable> = new Set(['sunhat', 'beanie', 'headphones'])
const HAT_ZOOM = 1.02
const HAT_DROP = 24
const UMBRELLA_DROP = 104

/** Arms, and the distance they need to be seen; a close-up that was asked for still shows what is held at the chest. */
const armsOf = ({ gesture, prop, wears, propColor, distance }: PromptContents, take: ShotParameters, zoom = take.zoom): Partial<Look> => {
  const farthest = prop === undefined ? (gesture === undefined ? zoom : GESTURE_ZOOM) : THING_ZOOMS[prop]
  return {
    pose: gesture ?? take.pose,
    ...(prop === undefined ? {} : { prop }),
    ...(wears.length === 0 ? {} : { wears }),
    ...(propColor === undefined ? {} : { propColor: DYES[propColor] }),
    ...(distance === 'far' || farthest >= zoom ? {} : { zoom: farthest, dy: 0 }),
    ...(wears.some((one) => HATS.has(one)) && prop === undefined ? { zoom: Math.min(zoom, HAT_ZOOM), dy: HAT_DROP } : {}),
    ...(prop === 'umbrella' ? { dy: UMBRELLA_DROP, zoom: THING_ZOOMS.umbrella } : {}),
  }
}

const poseOf = (wishes: PromptContents, take: ShotParameters, random: Random): Partial<Look> => {
  const { mood, outfit, looksAway } = wishes
  const side = Math.sign(take.yaw) || 1
  const distance = wishes.distance ?? (outfit === undefined ? undefined : 'dressed')
  const place = distance === undefined ? undefined : ZOOMS[distance]
  const zoom = place === undefined ? take.zoom : random.range(place.from, place.to)
  return {
    ...take,
    ...(mood === undefined ? {} : EXPRESSIONS[mood]),
    ...(place === undefined ? {} : { zoom, dy: place.dy, dx: take.dx * 0.5 }),
    ...armsOf(wishes, take, zoom),
    ...(looksAway ? { yaw: side * random.range(0.34, 0.4), gaze: side * random.range(0.6, 0.9) } : {}),
  }
}

const tintOf = ({ tint }: PromptContents, style: PhotoStyle | undefined, scene: Scene): Tint | undefined => {
  const wanted = tint ?? style?.tint
  return wanted === undefined || NATURAL_LIGHT[scene]?.includes(wanted) === true ? undefined : wanted
}

/**
 * The look of a photo made on request. The person is who they are in every picture; place, clothes, light, mood and distance follow the
 * prompt, the parameters and the styles as far as they speak of them, and the seed where they do not, so that the photos of one order
 * differ. The same order always gives the same look.
 */
export const photoLook = (person: Person, order: PhotoRequest): Look => wishedLook(person, parsePrompt(order.prompt, order.parameters), order)

/** The look of a photo whose wishes are read already. */
export const wishedLook = (person: Person, wishes: PromptContents, order: PhotoPlace): Look => {
  const random = createRandom(`${person.slug}|${order.seed}|${order.index}`)
  const style = turnTo(order.styles, order.index)
  const sceneOfPhoto = (index: number): Scene => sceneOf(wishes, turnTo(order.styles, index), { ...order, index })
  const scene = sceneOfPhoto(order.index)
  const scenesSoFar = Array.from({ length: order.index + 1 }, (_photo, index) => sceneOfPhoto(index))
  const worn = outfitsFor(scenesSoFar, person, createRandom(`${order.seed}|outfits`)).at(-1) ?? person.look.outfit
  const outfit = wishes.outfit === undefined ? worn : covering(wishes.outfit, person)
  const take = takeOf(order, random)
  const usualDye = random.pick(USUAL_DYES[outfit] ?? GALLERY_COLORS)
  const tint = tintOf(wishes, style, scene)
  const identity = identityOf(person)
  return {
    ...identity,
    outfit,
    outfitColor: wishes.color === undefined ? usualDye : DYES[wishes.color],
    scene,
    glasses: identity.glasses || wishes.extras.includes('glasses'),
    accessory: wishes.extras.find((extra) => extra !== 'glasses') ?? identity.accessory,
    ...poseOf(wishes, take, random),
    light: Math.floor(random.range(10, 1_000_000)),
    ...(wishes.weather === undefined ? {} : { weather: wishes.weather }),
    ...(tint === undefined ? {} : { tint }),
    ...(wishes.format === undefined ? {} : { format: wishes.format }),
  }
}
