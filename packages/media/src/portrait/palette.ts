import type { EyeColor, HairColor } from '@moonlit/contract/vocabulary'
import type { Look, Skin } from '../look.ts'
import { adjust, lightnessOf, mix } from './color.ts'
import { createRandom } from './random.ts'
import type { SceneLight } from './scenes/scene-light.ts'

interface SkinPigment {
  readonly base: string
  readonly shade: string
  readonly light: string
  readonly lip: string
}

/** Pigments of each skin tone: shadows lean to red and keep their colour, so that no skin turns grey. */
export const SKIN_PIGMENTS: Readonly<Record<Skin, SkinPigment>> = {
  porcelain: { base: '#f7d5c3', shade: '#cf8a76', light: '#fff1e6', lip: '#cc5f68' },
  fair: { base: '#f0c4a5', shade: '#be775a', light: '#ffe5cf', lip: '#c2585a' },
  olive: { base: '#dfae83', shade: '#a3653c', light: '#f8d7ae', lip: '#b4524c' },
  tan: { base: '#cb8c5b', shade: '#89492a', light: '#edbb8c', lip: '#a74843' },
  brown: { base: '#a5673c', shade: '#63331b', light: '#d99d68', lip: '#93403c' },
  deep: { base: '#844a29', shade: '#471f0f', light: '#c08051', lip: '#7a302f' },
  ebony: { base: '#653a23', shade: '#341609', light: '#a06a40', lip: '#642a27' },
}

/** Hair dyes. */
export const HAIR_DYES: Readonly<Record<HairColor, string>> = {
  auburn: '#853620',
  black: '#231a1a',
  blonde: '#d2a45c',
  blue: '#3f63b8',
  brown: '#5d3a26',
  chestnut: '#74402a',
  'dark-brown': '#38241d',
  ginger: '#bb5c26',
  pink: '#e187a8',
  platinum: '#e6d8bd',
  red: '#a6232c',
  silver: '#b4b6c2',
  teal: '#2b8f92',
  violet: '#7553b5',
}

/** Irises. */
export const IRISES: Readonly<Record<EyeColor, string>> = {
  amber: '#8a5a26',
  blue: '#4b86c4',
  brown: '#6b3d1f',
  green: '#4f8a55',
  grey: '#7d8b9c',
  hazel: '#7d6236',
  violet: '#7c5fc0',
}

/** Every colour of a person in the light of their scene. */
export interface Tones {
  readonly skin: string
  readonly skinShade: string
  readonly skinLight: string
  /** A saturated tone between skin and shade: light that has gone through the skin. */
  readonly skinGlow: string
  /** Darkest line on skin. */
  readonly ink: string
  readonly lip: string
  readonly blush: string
  readonly iris: string
  /** Hair, from the deepest shadow to the strongest light. */
  readonly hairDeepest: string
  readonly hairDark: string
  readonly hair: string
  readonly hairLight: string
  readonly hairLightest: string
  /** Outline of hair in anime pictures. */
  readonly hairInk: string
  /** Skin dark enough to need warm highlights. */
  readonly isDarkSkin: boolean
}

/** Mixes the colours of a look with the light of its scene. */
export function mixTones(look: Look, light: SceneLight): Tones {
  const pigment = SKIN_PIGMENTS[look.skin]
  const isAnime = look.style === 'anime'
  const own = createRandom(`${look.seed}|tone`)
  const silvering = Math.max(0, Math.min(0.72, (look.age - 40) * 0.05)) * own.range(0.35, 1) * (isAnime ? 0.8 : 1)
  const [paler, warmer] = [own.range(-0.022, 0.026), own.range(-9, 9)]
  const dye = mix(HAIR_DYES[look.hairColor], '#a9a4a4', silvering)
  const dyeLightness = lightnessOf(dye)
  const isDarkHair = dyeLightness < 0.27
  const isDarkSkin = lightnessOf(pigment.base) < 0.58
  const skin = adjust(mix(pigment.base, light.key, isDarkSkin ? 0.02 : 0.05), 0.005 + paler, 1.05, warmer)
  const skinShade = adjust(mix(pigment.shade, light.ambient, isDarkSkin ? 0.03 : 0.07), paler, 1.1, warmer)
  const hairDeepest = mix(adjust(dye, isDarkHair ? -0.12 : -0.2, 0.85), light.ambient, 0.22)
  const sheen = isDarkHair ? 0.06 : 0.12
  return {
    skin,
    skinShade,
    skinLight: adjust(mix(pigment.light, light.key, isDarkSkin ? 0.08 : 0.18), paler, 1, warmer),
    skinGlow: adjust(mix(skin, skinShade, 0.45), 0, 1.25, -8),
    ink: isAnime ? mix(adjust(pigment.shade, -0.16, 1.1), '#24101c', 0.45) : adjust(pigment.shade, -0.12, 1.05),
    lip: pigment.lip,
    blush: mix(pigment.lip, skin, 0.35),
    iris: IRISES[look.eyeColor],
    hairDeepest,
    hairDark: mix(adjust(dye, isDarkHair ? -0.06 : -0.12, 0.95), light.ambient, 0.16),
    hair: dye,
    hairLight: mix(adjust(dye, isDarkHair ? 0.055 : 0.085, isDarkHair ? 1.7 : 1.2, 6), light.key, sheen * 0.5),
    hairLightest: mix(adjust(dye, isDarkHair ? 0.11 : 0.15, isDarkHair ? 1.7 : 1.2, 8), light.key, isDarkHair ? 0.07 : 0.16),
    hairInk: mix(hairDeepest, '#120812', 0.5),
    isDarkSkin,
  }
}
