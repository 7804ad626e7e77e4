import type { HairStyle } from '@moonlit/contract/vocabulary'
import type { Look } from '../look.ts'
import { Canvas } from './canvas.ts'
import { type BodyMeasures, type FaceMeasures, measureBody, measureFace } from './measures.ts'
import { mixTones, type Tones } from './palette.ts'
import { createRandom } from './random.ts'
import { createRig, type Rig } from './rig.ts'
import { SCENE_LIGHTS, type SceneLight } from './scenes/scene-light.ts'

/** The subject of a picture: everything that the parts of the drawing share. */
export interface Subject {
  readonly look: Look
  readonly isAnime: boolean
  readonly isFeminine: boolean
  readonly isMasculine: boolean
  readonly face: FaceMeasures
  readonly build: BodyMeasures
  readonly tones: Tones
  readonly light: SceneLight
  readonly canvas: Canvas
  readonly rig: Rig
  readonly smile: number
  readonly isMouthOpen: boolean
}

/** All coordinates are of a picture of this size; other sizes are scaled when it is rasterised. */
export const FRAME_WIDTH = 640
export const FRAME_HEIGHT = 800

/** Pixels per head unit at zoom 1, and where the eyes sit: in the upper third, so that a card's text never covers the face. */
const USUAL_ZOOM = 1.04
const EYE_LINE = 262

/** How far the eyes rise for each step away from the sitter: the room above the head stays what it is. */
const RISE = 190

/** Hair that stands high needs more room above. */
const TALL_HAIR: Partial<Readonly<Record<HairStyle, number>>> = {
  afro: 0.9,
  bun: 0.92,
  'curly-long': 0.95,
  'man-bun': 0.94,
  ponytail: 0.93,
  turban: 0.95,
}

const limit = (value: number | undefined, extent: number): number => Math.max(-extent, Math.min(extent, value ?? 0))

/** Prepares the drawing of a look: pose, measures, colours and an empty canvas. */
export function seat(look: Look): Subject {
  const take = createRandom(`${look.seed}|take ${look.light ?? 0}`)
  const light = SCENE_LIGHTS[look.scene]
  const yaw = limit(look.yaw, 0.4)
  const roll = limit(look.roll, 0.2)
  const tall = TALL_HAIR[look.hairStyle] ?? 1
  const distance = Math.max(0.45, Math.min(1.6, look.zoom ?? 1))
  const zoom = USUAL_ZOOM * tall * distance
  const turned = -Math.sign(yaw || take.sign()) * take.range(0.1, 1)
  const build = measureBody(look)
  const rig = createRig({
    yaw,
    pitch: limit(look.pitch, 0.15),
    roll,
    zoom,
    eyes: [FRAME_WIDTH / 2 + (look.dx ?? 0), EYE_LINE - Math.max(0, 1 - distance) * RISE + (1 - tall) * 300 + (look.dy ?? 0)],
    turn: turned,
    lean: roll * 0.2 + take.range(-0.045, 0.045),
    bodyScale: build.scale,
  })
  return {
    look,
    isAnime: look.style === 'anime',
    isFeminine: look.gender === 'female',
    isMasculine: look.gender === 'male',
    face: measureFace(look),
    build,
    tones: mixTones(look, light),
    light,
    canvas: new Canvas(FRAME_WIDTH, FRAME_HEIGHT, zoom),
    rig,
    smile: Math.max(0, Math.min(1, look.smile ?? 0.4)),
    isMouthOpen: look.open ?? false,
  }
}
