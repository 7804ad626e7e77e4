import type { Outfit } from '../../look.ts'
import type { Subject } from '../subject.ts'
import { drawDress, drawOffShoulder, drawTank } from './bare-shoulders.ts'
import { drawBlazer, drawBlouse, drawDenim, drawLabCoat, drawLeather, drawShirt, drawSuit } from './collared.ts'
import { drawSweater, drawTurtleneck } from './knitwear.ts'
import { Garment } from './garment.ts'
import { drawAthletic, drawHoodie, drawTee, drawVneck } from './tops.ts'
import { drawApron, drawScrubs } from './work-wear.ts'

/** How each outfit is drawn. */
export const OUTFIT_DRAWERS: Readonly<Record<Outfit, (garment: Garment) => string>> = {
  apron: drawApron,
  athletic: drawAthletic,
  blazer: drawBlazer,
  blouse: drawBlouse,
  denim: drawDenim,
  dress: drawDress,
  hoodie: drawHoodie,
  labcoat: drawLabCoat,
  leather: drawLeather,
  offshoulder: drawOffShoulder,
  scrubs: drawScrubs,
  shirt: drawShirt,
  suit: drawSuit,
  sweater: drawSweater,
  tank: drawTank,
  tee: drawTee,
  turtleneck: drawTurtleneck,
  vneck: drawVneck,
}

/** Draws what the sitter wears. `faceHull` and `hairHull` are outlines that cast shadows on it. */
export function drawOutfit(subject: Subject, faceHull: string, hairHull: string): string {
  return OUTFIT_DRAWERS[subject.look.outfit](new Garment(subject, faceHull, hairHull))
}
