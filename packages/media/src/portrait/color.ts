/** Colours are `#rrggbb`; mixing happens in OKLab, where equal steps look equal. */
type Triple = readonly [number, number, number]

const toLinear = (channel: number): number => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)
const toGamma = (channel: number): number => (channel <= 0.0031308 ? 12.92 * channel : 1.055 * channel ** (1 / 2.4) - 0.055)
const clamp = (value: number): number => Math.min(1, Math.max(0, value))

function channels(hex: string): Triple {
  const value = Number.parseInt(hex.slice(1), 16)
  return [toLinear(((value >> 16) & 255) / 255), toLinear(((value >> 8) & 255) / 255), toLinear((value & 255) / 255)]
}

const hexByte = (linear: number): string =>
  Math.round(clamp(toGamma(Math.max(0, linear))) * 255)
    .toString(16)
    .padStart(2, '0')

/** Lightness (0 to 1) and the two colour axes of a colour. */
function toLab(hex: string): Triple {
  const [red, green, blue] = channels(hex)
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function fromLab([lightness, a, b]: Triple): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const red = 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s
  const green = -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s
  const blue = -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s
  return `#${hexByte(red)}${hexByte(green)}${hexByte(blue)}`
}

/** Whether the text is a colour this module understands. */
export const isHexColor = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text)

/** The colour `amount` (0 to 1) of the way from one colour to another. */
export function mix(from: string, to: string, amount: number): string {
  const [l1, a1, b1] = toLab(from)
  const [l2, a2, b2] = toLab(to)
  return fromLab([l1 + (l2 - l1) * amount, a1 + (a2 - a1) * amount, b1 + (b2 - b1) * amount])
}

/** Changes lightness by a difference, colourfulness by a factor and hue by degrees. */
export function adjust(hex: string, lightness = 0, chroma = 1, hueDegrees = 0): string {
  const [l, a, b] = toLab(hex)
  const radius = Math.hypot(a, b) * chroma
  const angle = Math.atan2(b, a) + (hueDegrees * Math.PI) / 180
  return fromLab([clamp(l + lightness), radius * Math.cos(angle), radius * Math.sin(angle)])
}

/** Perceived lightness, 0 (black) to 1 (white). */
export const lightnessOf = (hex: string): number => toLab(hex)[0]
