import type { Look } from '../look.ts'
import { drawNecklace, drawTorso } from './body/torso.ts'
import { element, fillPath, group } from './canvas.ts'
import { checkLook } from './check-look.ts'
import { drawBeard } from './face/beard.ts'
import { drawBrows } from './face/brows.ts'
import { drawEars } from './face/ears.ts'
import { drawEyes } from './face/eyes.ts'
import { drawGlasses } from './face/glasses.ts'
import { drawMouth } from './face/mouth.ts'
import { drawNose } from './face/nose.ts'
import { faceOutline } from './face/outline.ts'
import { SoftLayers } from './face/soft-layers.ts'
import { skinPaint, skinShading } from './face/skin-shading.ts'
import { drawHair } from './hair/hair.ts'
import { rimLight, veils } from './lighting.ts'
import { drawOutfit } from './outfits/outfit.ts'
import { drawScene } from './scenes/scenes.ts'
import { tintLight } from './tints.ts'
import { FRAME_HEIGHT, FRAME_WIDTH, seat, type Subject } from './subject.ts'

function drawFace(subject: Subject, outline: string, hairHull: string): string {
  const { canvas, tones, isAnime } = subject
  const soft = new SoftLayers(canvas)
  const features = drawNose(subject, soft) + drawMouth(subject, soft)
  const inside = skinShading(subject, hairHull, soft) + features + drawBeard(subject)
  return (
    fillPath(outline, skinPaint(subject)) +
    group(inside, { 'clip-path': canvas.clip(outline) }) +
    (isAnime ? canvas.stroke(outline, tones.ink, 2.4) : '') +
    drawEyes(subject) +
    drawBrows(subject) +
    drawGlasses(subject)
  )
}

/**
 * Draws a person: head and shoulders in a place. The same look always gives the same text.
 * @param width, height size of the picture in pixels; the drawing keeps its 4:5 shape and is cropped to cover other shapes.
 * @returns an SVG document without outside references.
 * @throws RangeError when the look holds an unknown id.
 */
export function portraitSvg(look: Look, width: number = FRAME_WIDTH, height: number = FRAME_HEIGHT): string {
  checkLook(look)
  const subject = seat(look)
  const { canvas } = subject
  const outline = faceOutline(subject)
  const hair = drawHair(subject)
  const necklace = look.accessory === 'necklace' ? drawNecklace(subject) : ''
  const figure =
    hair.back +
    drawTorso(subject, outline) +
    necklace +
    drawOutfit(subject, outline, hair.hull) +
    (hair.showsEars ? drawEars(subject) : '') +
    drawFace(subject, outline, hair.hull) +
    hair.front
  const scene = drawScene(subject)
  const picture = group(scene + group(figure, { filter: rimLight(subject) }), {
    transform: look.flip === true ? `translate(${FRAME_WIDTH} 0) scale(-1 1)` : undefined,
  })
  const content = picture + tintLight(subject) + veils(subject)
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width,
      height,
      viewBox: `0 0 ${FRAME_WIDTH} ${FRAME_HEIGHT}`,
      preserveAspectRatio: 'xMidYMin slice',
    },
    element('defs', {}, canvas.definitions) + content,
  )
}
