import sharp from 'sharp'
import type { Portrait } from './portrait/portrait-svg.ts'
import { FRAME_WIDTH } from './portrait/subject.ts'

/** Blurs below this do nothing that is seen, and the library refuses some of them. */
const LEAST_BLUR = 0.4

const channelsOf = (color: string): [number, number, number] => [
  Number.parseInt(color.slice(1, 3), 16),
  Number.parseInt(color.slice(3, 5), 16),
  Number.parseInt(color.slice(5, 7), 16),
]

/**
 * Paints the light on the edges of a figure, on black, to be screened over it: where the outline, moved a little, leaves the figure uncovered.
 * As a filter of the drawing the same takes ten times longer.
 */
export async function paintRim(portrait: Portrait, width: number, height: number): Promise<Buffer> {
  const alpha = await sharp(Buffer.from(portrait.silhouette(width, height)))
    .ensureAlpha()
    .extractChannel('alpha')
    .raw()
    .toBuffer()
  const scale = width / FRAME_WIDTH
  const lit = Buffer.alloc(width * height * 3)
  for (const { color, dx, dy, softness, opacity } of portrait.rim) {
    const [moveX, moveY] = [Math.round(dx * scale), Math.round(dy * scale)]
    const edge = Buffer.alloc(width * height)
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        const [fromX, fromY] = [x - moveX, y - moveY]
        const isInside = fromX >= 0 && fromX < width && fromY >= 0 && fromY < height
        const covered = isInside ? (alpha[fromY * width + fromX] ?? 0) : (alpha[y * width + x] ?? 0)
        edge[y * width + x] = ((alpha[y * width + x] ?? 0) * (255 - covered)) / 255
      }
    }
    const soft = await sharp(edge, { raw: { width, height, channels: 1 } })
      .blur(Math.max(LEAST_BLUR, softness * scale))
      .extractChannel(0)
      .raw()
      .toBuffer()
    const [red, green, blue] = channelsOf(color)
    for (let index = 0; index < soft.length; index += 1) {
      const strength = ((soft[index] ?? 0) * (alpha[index] ?? 0) * opacity) / 65_025
      if (strength === 0) continue
      const at = index * 3
      lit[at] = Math.min(255, (lit[at] ?? 0) + red * strength)
      lit[at + 1] = Math.min(255, (lit[at + 1] ?? 0) + green * strength)
      lit[at + 2] = Math.min(255, (lit[at + 2] ?? 0) + blue * strength)
    }
  }
  return sharp(lit, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 1 })
    .toBuffer()
}
