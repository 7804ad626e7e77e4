import sharp, { type Matrix3x3 as Matrix, type Sharp } from 'sharp'
import type { Look } from './look.ts'
import { portraitSvg } from './portrait/portrait-svg.ts'

/** `full` is 640x800, `small` 320x400, `blurred` a hint of the picture for people who may not see it. */
export const VARIANTS = ['full', 'small', 'blurred'] as const
export type Variant = (typeof VARIANTS)[number]

/** Width, height and quality (0 to 100) of each variant's file. */
const FILES: Readonly<Record<Variant, { width: number; height: number; quality: number }>> = {
  full: { width: 640, height: 800, quality: 82 },
  small: { width: 320, height: 400, quality: 80 },
  blurred: { width: 320, height: 400, quality: 60 },
}

/** The blurred preview is made from a picture of this size: what is not there cannot be sharpened back. */
const PREVIEW_WIDTH = 64
const PREVIEW_HEIGHT = 80

const EFFORT = 4

/** How much of each colour goes into each: a matrix that changes saturation and keeps brightness. */
function saturation(amount: number): Matrix {
  const [red, green, blue] = [0.299 * (1 - amount), 0.587 * (1 - amount), 0.114 * (1 - amount)]
  return [
    [red + amount, green, blue],
    [red, green + amount, blue],
    [red, green, blue + amount],
  ]
}

/** Rasterises the drawing, lets bright parts glow, and grades the colours. */
async function develop(look: Look, width: number, height: number): Promise<Sharp> {
  const picture = await sharp(Buffer.from(portraitSvg(look, width, height)))
    .removeAlpha()
    .raw()
    .toBuffer()
  const raw = { raw: { width, height, channels: 3 } } as const
  const small = { width: Math.ceil(width / 4), height: Math.ceil(height / 4) }
  const soft = await sharp(picture, raw)
    .resize(small.width, small.height)
    .blur(Math.max(0.5, width / 160))
    .linear(0.32, -14)
    .recomb(saturation(1.25))
    .raw()
    .toBuffer()
  const glow = await sharp(soft, { raw: { ...small, channels: 3 } })
    .resize(width, height)
    .raw()
    .toBuffer()
  const lit = await sharp(picture, raw)
    .composite([{ input: glow, ...raw, blend: 'screen' }])
    .removeAlpha()
    .raw()
    .toBuffer()
  return sharp(lit, raw).recomb(saturation(1.12)).linear(1.05, -5)
}

/**
 * Renders a look as a webp file. The bytes depend on nothing but the look, the variant and the generator's version.
 * @throws RangeError when the look holds an unknown id.
 */
export async function renderPortrait(look: Look, variant: Variant): Promise<Buffer> {
  const { width, height, quality } = FILES[variant]
  if (variant !== 'blurred') return (await develop(look, width, height)).webp({ quality, effort: EFFORT }).toBuffer()
  const tiny = await (await develop(look, PREVIEW_WIDTH, PREVIEW_HEIGHT)).png().toBuffer()
  return sharp(tiny).blur(2.2).resize(width, height, { kernel: 'cubic' }).blur(9).webp({ quality, effort: EFFORT }).toBuffer()
}
