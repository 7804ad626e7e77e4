import type { CharacterDraft, PortraitQuery } from '@moonlit/contract/creation'
import type { Ethnicity, HairStyle } from '@moonlit/contract/vocabulary'
import type { Accessory, Beard, Look, Outfit, Scene, Skin } from '@moonlit/media/look'
import { type PersonLook, shotLook } from '@moonlit/media/shots'
import { adapted } from '@moonlit/media/wardrobe'
import { createSeededRandom } from '@moonlit/talk/replies/random'
import { TRADES } from './occupations.ts'

/** Skin tones by ethnicity; likelier ones are repeated. */
const SKINS: Readonly<Record<Ethnicity, readonly [Skin, ...Skin[]]>> = {
  african: ['ebony', 'deep', 'deep', 'brown'],
  'east-asian': ['fair', 'fair', 'porcelain'],
  european: ['fair', 'porcelain', 'fair', 'olive'],
  latin: ['tan', 'tan', 'olive', 'brown'],
  'middle-eastern': ['olive', 'olive', 'tan'],
  mixed: ['olive', 'tan', 'brown'],
  'south-asian': ['brown', 'tan', 'brown'],
  'southeast-asian': ['tan', 'tan', 'olive'],
}

/** Work clothes have fixed colours. */
const UNIFORMS: Partial<Readonly<Record<Outfit, readonly [string, ...string[]]>>> = {
  scrubs: ['#2f4a6d', '#3f6f70', '#5b7f95'],
  labcoat: ['#eef0f2', '#e9e3da'],
  apron: ['#4a3a2c', '#2b2a33', '#6a7f5a', '#7c2f4a'],
  denim: ['#3f5f86', '#2f4a6d', '#5b7f95'],
  suit: ['#2b2a33', '#33415c', '#4a3a66'],
  leather: ['#2b2a33', '#4a2a22', '#5a1f2b'],
}
const COLORS = ['#7c2f4a', '#2f4a6d', '#e9e3da', '#2b2a33', '#6a7f5a', '#b0603e', '#c9b39a', '#4a3a66', '#a9283c', '#3f6f70', '#d9a7a0'] as const

const EVENING_OUTFITS = ['dress', 'offshoulder', 'leather', 'blazer', 'turtleneck', 'shirt', 'vneck', 'sweater'] as const
const EVENING_SCENES = ['citynight', 'rose', 'neon', 'beach', 'loft', 'aurora', 'cafe', 'garden'] as const
const BEARDS = ['none', 'stubble', 'stubble', 'beard', 'goatee'] as const satisfies readonly Beard[]
const JEWELLERY = {
  female: ['earrings', 'earrings', 'necklace', ''],
  male: ['', '', '', 'necklace'],
  'non-binary': ['earrings', 'necklace', ''],
} as const satisfies Record<CharacterDraft['gender'], readonly Accessory[]>
const HIDES_EARS: readonly HairStyle[] = ['hijab', 'turban']

/** Clothes and place of a portrait while no occupation is chosen. */
const AT_EASE = { outfits: ['vneck', 'sweater', 'turtleneck'], scenes: ['studio'] } as const

/**
 * What the pictures of a new character need beside its attributes: skin, clothes, places. The same seed gives the same.
 * Place and clothes of the cover come from the occupation.
 */
export const lookOf = (draft: Pick<PortraitQuery, 'ethnicity' | 'gender' | 'hairStyle' | 'occupation'>, seed: string): PersonLook => {
  const random = createSeededRandom(`${seed}:look`)
  const oneOf = <Item>(items: readonly [Item, ...Item[]]): Item => items[random.below(items.length)] ?? items[0]
  const wearing = (outfit: Outfit): Outfit => adapted(outfit, draft)
  const colorOf = (outfit: Outfit): string => oneOf(UNIFORMS[outfit] ?? COLORS)
  const otherThan = <Item>(items: readonly [Item, ...Item[]], taken: Item): Item => {
    const start = random.below(items.length)
    return [...items.slice(start), ...items.slice(0, start)].find((item) => item !== taken) ?? items[0]
  }

  const trade = draft.occupation === undefined ? AT_EASE : TRADES[draft.occupation]
  const skin = oneOf(SKINS[draft.ethnicity])
  const outfit = wearing(oneOf(trade.outfits))
  const scene: Scene = oneOf(trade.scenes)
  const extraOutfit = wearing(otherThan<Outfit>(EVENING_OUTFITS, outfit))
  const jewel = oneOf<Accessory>(JEWELLERY[draft.gender])
  return {
    skin,
    outfit,
    outfitColor: colorOf(outfit),
    scene,
    extraScene: otherThan<Scene>(EVENING_SCENES, scene),
    extraOutfit,
    extraOutfitColor: colorOf(extraOutfit),
    beard: draft.gender === 'male' ? oneOf(BEARDS) : 'none',
    glasses: random.chance(0.2),
    accessory: jewel === 'earrings' && HIDES_EARS.includes(draft.hairStyle) ? '' : jewel,
  }
}

/** The face of portraits that show a choice rather than a draft. */
const MODEL_FACE = 'sample'

/** How far away somebody stands whose figure is looked at: from the head to the hips. */
const FIGURE = { zoom: 0.58, dx: 0, dy: 0, pose: 'relaxed' } as const

/** The portrait of a draft. The cover of the character made of it shows the same person, in the same clothes and place. */
export const portraitOf = ({ face = MODEL_FACE, view = 'face', ...draft }: PortraitQuery): Look => {
  const cover = shotLook({ ...draft, slug: face, look: lookOf(draft, face) }, 'cover')
  return view === 'figure' ? { ...cover, ...FIGURE } : cover
}
