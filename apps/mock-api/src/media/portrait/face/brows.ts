import { fillPath } from '../canvas.ts'
import { lightnessOf, mix } from '../color.ts'
import { createRandom } from '../random.ts'
import { SKIN_PIGMENTS } from '../palette.ts'
import type { Sitter } from '../sitter.ts'
import { bandPath, type Point, pointText } from '../vector.ts'
import { shapeEye } from './eye-shape.ts'

/** Brows are darker than fair hair, and lighter than black hair. */
function browColor({ tones, isAnime, look }: Sitter): string {
  if (isAnime) return mix(tones.hairDark, '#1a0d16', 0.3)
  const isFair = lightnessOf(tones.hair) > 0.6
  return mix(tones.hairDark, isFair ? SKIN_PIGMENTS[look.skin].shade : '#120a08', isFair ? 0.55 : 0.3)
}

/** Short hairs across the brow: upright near the nose, flat at the tail. Returned as one path. */
function browHairs(sitter: Sitter, side: -1 | 1): string {
  const { face, rig } = sitter
  const random = createRandom(`${sitter.look.seed}|brow`)
  const width = face.eyeHalfWidth
  const at = (x: number, y: number): Point => rig.face(side * (face.eyeX + x), face.browY + y, -8)
  let d = ''
  for (let index = 0; index < 34; index += 1) {
    const t = index / 38
    const x = -width + 1 + t * (width * 2 + 6)
    const y = -face.browArch * Math.sin(Math.min(1, t * 1.25) * Math.PI * 0.55) + face.browThickness * (1 - t * 0.55)
    const rise = face.browThickness * Math.max(0.04, 0.75 - t * 0.85) + random.range(-0.6, 0.6) * (1 - t)
    d += `M${pointText(at(x, y + 1 - random.range(0, 2)))}L${pointText(at(x + 3 + t * 4, y - rise))}`
  }
  return d
}

/** Both brows. A smile lifts them a little; the inner end never sinks, which would look angry. */
export function drawBrows(sitter: Sitter): string {
  const { canvas, face, isAnime, smile } = sitter
  const color = browColor(sitter)
  const { eyeHalfWidth: width, browArch: arch, browThickness: thick, eyeTilt } = face
  const base = face.browY - face.eyeY - smile * 1.5
  const drawOne = (side: -1 | 1): string => {
    const { at } = shapeEye(sitter, side)
    const tailY = base + 4 - eyeTilt * 0.6
    const upper = [at(-width + 1, base - 0.5), at(-width * 0.3, base - arch * 0.6 - 1.5), at(width * 0.42, base - arch - 1.5), at(width + 8, tailY)]
    const lower = [
      at(-width + 1.5, base - 0.5 + thick), at(-width * 0.3, base - arch * 0.55 + thick * 0.92),
      at(width * 0.42, base - arch + thick * 0.62), at(width + 8, tailY + 1),
    ]
    const shape = fillPath(bandPath(upper, lower), color, { opacity: isAnime ? 0.95 : 0.62 })
    return isAnime ? shape : shape + canvas.stroke(browHairs(sitter, side), color, 1.1, { opacity: 0.5 })
  }
  return drawOne(-1) + drawOne(1)
}
