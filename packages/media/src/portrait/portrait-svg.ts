import type { Look } from '../look.ts'
import { childlikeProportions } from './adult-proportions.ts'
import { drawArms } from './body/arms.ts'
import { drawLegs } from './body/legs.ts'
import { drawNecklace, drawTorso } from './body/torso.ts'
import { element, fillPath, group } from './canvas.ts'
import { checkLook } from './check-look.ts'
import { drawBeard } from './face/beard.ts'
import { drawBrows } from './face/brows.ts'
import { drawEars } from './face/ears.ts'
import { drawEyes } from './face/eyes.ts'
import { drawGlasses } from './face/glasses.ts'
import { drawMarks } from './face/marks.ts'
import { drawMouth } from './face/mouth.ts'
import { drawNose } from './face/nose.ts'
import { faceOutline } from './face/outline.ts'
import { SoftLayers } from './face/soft-layers.ts'
import { skinPaint, skinShading } from './face/skin-shading.ts'
import { drawHair } from './hair/hair.ts'
import { type RimLight, rimLight, veils } from './lighting.ts'
import { drawHeld } from './props/held.ts'
import { drawHeadwear } from './props/headwear.ts'
import { drawScarf } from './props/scarf.ts'
import { drawWeather } from './weather.ts'
import { drawOutfit } from './outfits/outfit.ts'
import { drawScene } from './scenes/scenes.ts'
import { silhouetteOf } from './silhouette.ts'
import { tintLight } from './tints.ts'
import { FRAME_HEIGHT, FRAME_WIDTH, seat, type Subject } from './subject.ts'

function drawFace(subject: Subject, outline: string, hairHull: string): string {
  const { canvas, tones, isAnime } = subject
  const { head, zoom } = subject.rig
  const soft = new SoftLayers(canvas, [head([0, 0, 20]), 136 * zoom, 196 * zoom])
  const features = drawNose(subject, soft) + drawMouth(subject, soft)
  const marks = drawMarks(subject, soft)
  const inside = skinShading(subject, hairHull, soft) + marks + features + drawBeard(subject)
  return (
    fillPath(outline, skinPaint(subject)) +
    group(inside, { 'clip-path': canvas.clip(outline) }) +
    (isAnime ? canvas.stroke(outline, tones.ink, 2.4) : '') +
    drawEyes(subject) +
    drawBrows(subject) +
    drawGlasses(subject)
  )
}

/** What is painted beforehand, as data URLs: without them the place is drawn with the person, and no light falls on the edges. */
export interface Painted {
  readonly backdrop?: string
  /** Light on the edges of the figure, on black. */
  readonly rim?: string
}

/** A drawing of a look, ready to be written as several documents; all keep its 4:5 shape and are cropped to cover other shapes. */
export interface Portrait {
  /** The light that falls on the edges of the figure. */
  readonly rim: RimLight
  /** What the person covers, hard-edged and without their colours. */
  silhouette(width: number, height: number): string
  /** The place alone: it is out of focus, so that it can be painted small and enlarged. */
  backdrop(width: number, height: number): string
  /** Everything. */
  picture(width: number, height: number, painted?: Painted): string
}

/** The person of a look, from back to front. */
function drawFigure(subject: Subject): { readonly figure: string; readonly weather: ReturnType<typeof drawWeather> } {
  const { look } = subject
  const outline = faceOutline(subject)
  const hair = drawHair(subject)
  const necklace = look.accessory === 'necklace' ? drawNecklace(subject) : ''
  const arms = drawArms(subject)
  const held = drawHeld(subject, arms)
  const figure =
    held.behind +
    hair.back +
    arms.behind +
    drawTorso(subject, outline) +
    drawLegs(subject) +
    necklace +
    drawOutfit(subject, outline, hair.hull) +
    drawScarf(subject) +
    arms.middle +
    (hair.showsEars ? drawEars(subject) : '') +
    drawFace(subject, outline, hair.hull) +
    hair.front +
    drawHeadwear(subject) +
    held.middle +
    arms.front +
    held.front +
    (held.front === '' ? '' : arms.fingers)
  return { figure, weather: drawWeather(subject) }
}

/**
 * Draws a person in a place. The same look always gives the same text, without outside references.
 * @throws RangeError when the look holds an unknown id, or its figure would not be an adult's.
 */
export function drawPortrait(look: Look): Portrait {
  checkLook(look)
  const subject = seat(look)
  const childlike = childlikeProportions(subject.face, subject.build)
  if (childlike.length > 0) throw new RangeError(`Cannot draw "${look.seed}": not an adult's ${childlike.join(', ')}`)
  const { canvas } = subject
  const { figure, weather } = drawFigure(subject)
  const finish = tintLight(subject) + veils(subject)
  const document = (content: string, definitions: string, width: number, height: number): string =>
    element(
      'svg',
      { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${FRAME_WIDTH} ${FRAME_HEIGHT}`, preserveAspectRatio: 'xMidYMin slice' },
      element('defs', {}, definitions) + content,
    )
  const covering = (href: string, style?: string): string => element('image', { href, width: FRAME_WIDTH, height: FRAME_HEIGHT, style })
  const outline = silhouetteOf(figure, canvas.definitions)
  return {
    rim: rimLight(subject),
    silhouette: (width, height) => document(outline.figure, outline.definitions, width, height),
    backdrop: (width, height) => {
      const place = seat(look)
      return document(drawScene(place), place.canvas.definitions, width, height)
    },
    picture: (width, height, { backdrop, rim } = {}) => {
      const scene = backdrop === undefined ? drawScene(subject) : covering(backdrop)
      const picture = group(scene + weather.behind + figure + (rim === undefined ? '' : covering(rim, 'mix-blend-mode:screen')), {
        transform: look.flip === true ? `translate(${FRAME_WIDTH} 0) scale(-1 1)` : undefined,
      })
      return document(picture + weather.front + finish, canvas.definitions, width, height)
    },
  }
}

/**
 * The drawing of a look as one document.
 * @throws RangeError when the look holds an unknown id.
 */
export const portraitSvg = (look: Look, width: number = FRAME_WIDTH, height: number = FRAME_HEIGHT): string =>
  drawPortrait(look).picture(width, height)
