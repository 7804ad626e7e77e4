import type { Scene } from '../look.ts'
import { createRandom } from './random.ts'
import type { Subject } from './subject.ts'
import { coordinate } from './vector.ts'

/** Places with a roof: weather is outside of their windows. */
const INDOORS: ReadonlySet<Scene> = new Set(['cafe', 'gym', 'kitchen', 'library', 'loft', 'office', 'rose', 'stage', 'studio'])

/** What falls: as one path of short lines, or of dots. */
function falling({ canvas }: Subject, seed: string, count: number, length: number): string {
  const random = createRandom(seed)
  let d = ''
  for (let index = 0; index < count; index += 1) {
    const [x, y] = [random() * canvas.width * 1.1, random() * canvas.height]
    d +=
      length === 0
        ? `M${coordinate(x)} ${coordinate(y)}h.1`
        : `M${coordinate(x)} ${coordinate(y)}l${coordinate(-length * 0.2)} ${coordinate(length * random.range(0.7, 1.2))}`
  }
  return d
}

/** What falls or hangs in the air, behind the sitter and in front; empty without weather. */
export function drawWeather(subject: Subject): { readonly behind: string; readonly front: string } {
  const { behind, front } = drawSky(subject)
  return { behind, front: INDOORS.has(subject.look.scene) ? '' : front }
}

function drawSky(subject: Subject): { readonly behind: string; readonly front: string } {
  const { canvas, look } = subject
  const seed = `${look.seed}|${look.weather ?? ''}|${look.light ?? 0}`
  const line = (d: string, color: string, pixels: number, opacity: number): string => canvas.stroke(d, color, pixels / canvas.scale, { opacity })
  if (look.weather === 'rain') {
    const grey = canvas.cover('#3a475c', { opacity: 0.34, style: 'mix-blend-mode:multiply' })
    return {
      behind: grey + line(falling(subject, `${seed} far`, 190, 26), '#dbe6f6', 1.1, 0.4),
      front: line(falling(subject, `${seed} near`, 70, 54), '#eaf2ff', 1.7, 0.42),
    }
  }
  if (look.weather === 'snow') {
    const pale = canvas.cover('#dfe9f8', { opacity: 0.22 })
    return {
      behind: pale + line(falling(subject, `${seed} far`, 190, 0), '#ffffff', 4.5, 0.85),
      front:
        line(falling(subject, `${seed} near`, 26, 0), '#ffffff', 7.5, 0.85) + line(falling(subject, `${seed} nearest`, 6, 0), '#ffffff', 14, 0.45),
    }
  }
  if (look.weather === 'fog') {
    const bank = canvas.linear(
      [0, canvas.height * 0.1],
      [0, canvas.height],
      [
        [0, '#dfe3e8', 0.35],
        [0.55, '#dfe3e8', 0.72],
        [1, '#dfe3e8', 0.5],
      ],
    )
    const wisp = canvas.linear(
      [0, canvas.height * 0.6],
      [0, canvas.height],
      [
        [0, '#e6e9ee', 0],
        [1, '#e6e9ee', 0.5],
      ],
    )
    return { behind: canvas.cover(bank), front: canvas.cover(wisp) }
  }
  return { behind: '', front: '' }
}
