import sharp, { type Sharp } from 'sharp'
import { FORMATS, type Look } from './look.ts'
import { drawPortrait, type Painted, type Portrait } from './portrait/portrait-svg.ts'
import { paintRim } from './rim.ts'

/**
 * `full` is 640x800 unless its look has another format, `small` 320x400, `blurred` a preview for people who may not see the picture; `sketch` and `tile` are smaller still, for
 * portraits that follow each choice of the creation wizard and for the choices themselves.
 */
export const VARIANTS = ['full', 'small', 'blurred', 'sketch', 'tile'] as const
export type Variant = (typeof VARIANTS)[number]

/** Width, height and quality (0 to 100) of each variant's file. */
const FILES: Readonly<Record<Variant, { width: number; height: number; quality: number }>> = {
  full: { width: 640, height: 800, quality: 82 },
  small: { width: 320, height: 400, quality: 80 },
  blurred: { width: 320, height: 400, quality: 60 },
  sketch: { width: 240, height: 300, quality: 80 },
  tile: { width: 160, height: 200, quality: 80 },
}

/** The blurred preview is made from a picture of this size, so that it cannot be sharpened back. */
const PREVIEW_WIDTH = 64
const PREVIEW_HEIGHT = 80

/** Of 6. At 4 a file is a twentieth smaller and costs twice the time, a tenth of the whole picture's. */
const EFFORT = 2

/** How strongly bright parts glow: contrast and offset of the blurred copy that is laid over the picture. */
const GLOW_CONTRAST = 0.32
const GLOW_OFFSET = -14
const SATURATION = 1.12
const CONTRAST = 1.05
const OFFSET = -5

/**
 * Lays the glow over the picture (screen) and grades the colours, in one pass over the bytes. Both are RGB of the same size; the picture is
 * changed in place.
 */
function grade(picture: Uint8ClampedArray, glow: Uint8Array): void {
  const light = (index: number): number => {
    const bright = Math.max(0, (glow[index] ?? 0) * GLOW_CONTRAST + GLOW_OFFSET)
    return 255 - ((255 - (picture[index] ?? 0)) * (255 - bright)) / 255
  }
  for (let index = 0; index < picture.length; index += 3) {
    const red = light(index)
    const green = light(index + 1)
    const blue = light(index + 2)
    const grey = 0.299 * red + 0.587 * green + 0.114 * blue
    const tone = (channel: number): number => (grey + (channel - grey) * SATURATION) * CONTRAST + OFFSET
    picture[index] = tone(red)
    picture[index + 1] = tone(green)
    picture[index + 2] = tone(blue)
  }
}

/** Cuts the drawing to the look's format: at the sides evenly, below first, where no face is. */
function cut(picture: Sharp, { format = 'portrait' }: Look, { width, height }: { width: number; height: number }): Sharp {
  const share = { width: FORMATS[format].width / FORMATS.portrait.width, height: FORMATS[format].height / FORMATS.portrait.height }
  const size = { width: Math.round(width * share.width), height: Math.round(height * share.height) }
  if (size.width === width && size.height === height) return picture
  return picture.extract({ ...size, left: Math.round((width - size.width) / 2), top: Math.round((height - size.height) * 0.25) })
}

/** Places and light on edges are painted at most this wide, and enlarged: both are soft. */
const SOFT_WIDTH = 320

const dataUrl = (png: Buffer): string => `data:image/png;base64,${png.toString('base64')}`

/** Paints what is soft in a picture: the place behind, and the light on the figure's edges. */
async function paintSoftParts(portrait: Portrait, width: number, height: number): Promise<Painted> {
  const share = Math.min(1, SOFT_WIDTH / width)
  const size = [Math.round(width * share), Math.round(height * share)] as const
  const backdrop = await sharp(Buffer.from(portrait.backdrop(...size)))
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer()
  return { backdrop: dataUrl(backdrop), rim: dataUrl(await paintRim(portrait, ...size)) }
}

/** Rasterises the drawing, lets bright parts glow, and grades the colours. */
async function develop(look: Look, width: number, height: number): Promise<Sharp> {
  const portrait = drawPortrait(look)
  const picture = await sharp(Buffer.from(portrait.picture(width, height, await paintSoftParts(portrait, width, height))))
    .removeAlpha()
    .raw()
    .toBuffer()
  const raw = { raw: { width, height, channels: 3 } } as const
  const small = { width: Math.ceil(width / 4), height: Math.ceil(height / 4) }
  const soft = await sharp(picture, raw)
    .resize(small.width, small.height, { kernel: 'linear' })
    .blur(Math.max(0.5, width / 160))
    .raw()
    .toBuffer()
  const glow = await sharp(soft, { raw: { ...small, channels: 3 } })
    .resize(width, height, { kernel: 'linear' })
    .raw()
    .toBuffer()
  const pixels = new Uint8ClampedArray(picture.buffer, picture.byteOffset, picture.byteLength)
  grade(pixels, glow)
  return sharp(pixels, raw)
}

/**
 * Renders a look as a webp file. The bytes depend on nothing but the look, the variant and the generator's version.
 * @throws RangeError when the look holds an unknown id.
 */
export async function renderPortrait(look: Look, variant: Variant): Promise<Buffer> {
  const { width, height, quality } = FILES[variant]
  if (variant !== 'blurred')
    return cut(await develop(look, width, height), look, { width, height })
      .webp({ quality, effort: EFFORT })
      .toBuffer()
  const tiny = await (await develop(look, PREVIEW_WIDTH, PREVIEW_HEIGHT)).png().toBuffer()
  return sharp(tiny).blur(2.2).resize(width, height, { kernel: 'cubic' }).blur(9).webp({ quality, effort: EFFORT }).toBuffer()
}
