import type { HairStyle } from '@moonlit/contract/vocabulary'
import type { Subject } from '../subject.ts'
import { drawBraids } from './braids.ts'
import { drawHijab, drawTurban } from './covered.ts'
import { drawAfro, drawCurlyLong, drawCurlyTop } from './curly.ts'
import { HairBrush, type HairParts } from './hair-brush.ts'
import { drawBun, drawLowBun, drawManBun, drawPonytail } from './pinned-up.ts'
import { drawBuzz, drawCrop, drawMessy, drawPixie, drawQuiff, drawSidePart, drawUndercut } from './short.ts'
import {
  drawBangs,
  drawBob,
  drawBobBangs,
  drawCurtain,
  drawLob,
  drawLong,
  drawLongCenter,
  drawMedium,
  drawShag,
  drawTucked,
  drawWavy,
} from './worn-down.ts'

/** How each hairstyle is drawn. */
export const HAIR_DRAWERS: Readonly<Record<HairStyle, (brush: HairBrush) => void>> = {
  afro: drawAfro,
  bald: () => undefined,
  bangs: drawBangs,
  bob: drawBob,
  'bob-bangs': drawBobBangs,
  braids: drawBraids,
  bun: drawBun,
  buzz: drawBuzz,
  crop: drawCrop,
  'curly-long': drawCurlyLong,
  'curly-top': drawCurlyTop,
  curtain: drawCurtain,
  hijab: drawHijab,
  lob: drawLob,
  long: drawLong,
  'long-center': drawLongCenter,
  'low-bun': drawLowBun,
  'man-bun': drawManBun,
  medium: drawMedium,
  messy: drawMessy,
  pixie: drawPixie,
  ponytail: drawPonytail,
  quiff: drawQuiff,
  shag: drawShag,
  'side-part': drawSidePart,
  tucked: drawTucked,
  turban: drawTurban,
  undercut: drawUndercut,
  wavy: drawWavy,
}

/** Draws the hair (or what covers it) of a sitter. */
export function drawHair(subject: Subject): HairParts {
  const brush = new HairBrush(subject)
  HAIR_DRAWERS[subject.look.hairStyle](brush)
  return brush.finish()
}
