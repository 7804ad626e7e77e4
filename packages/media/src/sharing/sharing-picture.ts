import sharp from 'sharp'
import { drawLine, type DrawnLine } from './letters.ts'

/** What link previews ask for. */
const SHARING_SIZE = { width: 1200, height: 630 } as const
const QUALITY = 84

const PORTRAIT = { width: 504, height: SHARING_SIZE.height } as const
const EDGE = 76
const NAME = { size: 92, leading: 1.12, width: SHARING_SIZE.width - PORTRAIT.width - EDGE - 24 } as const

/** The largest size at which every line fits. */
const fitted = async (lines: readonly string[]): Promise<{ size: number; drawn: DrawnLine[] }> => {
  const drawn = await Promise.all(lines.map((line) => drawLine(line, NAME.size)))
  const widest = Math.max(...drawn.map(({ width }) => width), 1)
  if (widest <= NAME.width) return { size: NAME.size, drawn }
  const size = (NAME.size * NAME.width) / widest
  return { size, drawn: await Promise.all(lines.map((line) => drawLine(line, size))) }
}

const at = ({ path }: DrawnLine, x: number, y: number, fill: string): string =>
  `<path transform="translate(${x} ${y.toFixed(1)})" d="${path}" fill="${fill}"/>`

/** Everything but the portrait: the night, the name a word to a line, and the brand with its moon. */
const ground = async (name: string, brand: string): Promise<string> => {
  const { size, drawn } = await fitted(name.split(/\s+/u).filter(Boolean))
  const height = size * NAME.leading
  const first = SHARING_SIZE.height / 2 - ((drawn.length - 1) * height) / 2 + size * 0.2
  const word = await drawLine(brand, 40)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARING_SIZE.width}" height="${SHARING_SIZE.height}">
    <defs>
      <radialGradient id="glow" cx="0.62" cy="0.1" r="0.8"><stop stop-color="#4a1f45"/><stop offset="1" stop-color="#0f0b16"/></radialGradient>
      <linearGradient id="light" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#ff6f8f"/><stop offset="1" stop-color="#ffb36b"/></linearGradient>
      <mask id="night"><circle cx="16" cy="16" r="15" fill="white"/><circle cx="20.6" cy="12.6" r="11.8" fill="black"/></mask>
    </defs>
    <rect width="100%" height="100%" fill="url(#glow)"/>
    ${drawn.map((line, index) => at(line, EDGE, first + index * height, '#f6f0f7')).join('')}
    <g transform="translate(${EDGE} ${SHARING_SIZE.height - 104}) scale(1.4)"><circle cx="16" cy="16" r="15" fill="url(#light)" mask="url(#night)"/></g>
    ${at(word, EDGE + 62, SHARING_SIZE.height - 67, '#f6f0f7')}
  </svg>`
}

/** The portrait's edge towards the name, where it comes out of the dark. */
const FADE = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${PORTRAIT.width}" height="${PORTRAIT.height}">
  <linearGradient id="fade"><stop stop-color="#fff" stop-opacity="0"/><stop offset="0.28" stop-color="#fff"/></linearGradient>
  <rect width="100%" height="100%" fill="url(#fade)"/></svg>`)

/**
 * The picture that stands for a character where its page is linked: its cover and its name. A JPEG, since previews of some networks take no
 * other format than that and PNG.
 * @param cover any format that sharp reads
 */
export const drawSharingPicture = async (cover: Uint8Array, { name, brand }: { name: string; brand: string }): Promise<Buffer> => {
  const portrait = await sharp(cover)
    .resize(PORTRAIT.width, PORTRAIT.height, { fit: 'cover', position: 'top' })
    .ensureAlpha()
    .composite([{ input: FADE, blend: 'dest-in' }])
    .png()
    .toBuffer()
  return sharp(Buffer.from(await ground(name, brand)))
    .composite([{ input: portrait, left: SHARING_SIZE.width - PORTRAIT.width, top: 0 }])
    .flatten({ background: '#0f0b16' })
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toBuffer()
}
