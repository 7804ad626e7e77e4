import type { Body, BodyType, Ethnicity, EyeColor, Gender, HairColor, HairStyle, Style } from '@moonlit/contract/vocabulary'

/** Skin tones, lightest first. */
export const SKINS = ['porcelain', 'fair', 'olive', 'tan', 'brown', 'deep', 'ebony'] as const
export const OUTFITS = [
  'apron',
  'athletic',
  'blazer',
  'blouse',
  'denim',
  'dress',
  'hoodie',
  'labcoat',
  'leather',
  'offshoulder',
  'scrubs',
  'shirt',
  'suit',
  'sweater',
  'tank',
  'tee',
  'turtleneck',
  'vneck',
] as const
export const SCENES = [
  'aurora',
  'beach',
  'cafe',
  'citynight',
  'garden',
  'gym',
  'library',
  'loft',
  'mountain',
  'neon',
  'office',
  'rose',
  'studio',
  // Each of these is more particular than one above: where a text could mean both, it is meant.
  'forest',
  'street',
  'kitchen',
  'station',
  'stage',
  'market',
  'desert',
  'snow',
  'rooftop',
  'field',
  'oldtown',
] as const
/** What falls or hangs in the air. */
export const WEATHERS = ['rain', 'snow', 'fog'] as const
/** What somebody holds. */
export const PROPS = ['cup', 'book', 'phone', 'flowers', 'umbrella', 'guitar', 'plate', 'glass', 'icecream', 'candle'] as const
/** What somebody wears beside their clothes. */
export const WEARABLES = ['sunhat', 'beanie', 'cap', 'sunglasses', 'scarf', 'headphones'] as const
/** The light a photo is taken in, over the light of its place. */
export const TINTS = ['aurora', 'crisp', 'dappled', 'film', 'golden', 'mono', 'neon', 'night', 'spotlight'] as const
/** Shapes of a photo, in pixels of the large picture; cut out of what is drawn. */
export const FORMATS = {
  portrait: { width: 640, height: 800 },
  square: { width: 640, height: 640 },
  tall: { width: 456, height: 800 },
} as const
export const BEARDS = ['none', 'stubble', 'beard', 'goatee'] as const
/** The empty string means no jewellery. */
export const ACCESSORIES = ['', 'earrings', 'necklace'] as const

/** How somebody stands; each says where both arms and hands are. */
export const POSES = ['relaxed', 'hip', 'crossed', 'pockets', 'wave', 'chin', 'hair', 'clasped', 'behind', 'thumb', 'hold', 'offer', 'play'] as const
export type Pose = (typeof POSES)[number]
export type Weather = (typeof WEATHERS)[number]
export type Prop = (typeof PROPS)[number]
export type Wearable = (typeof WEARABLES)[number]
export type Skin = (typeof SKINS)[number]
export type Outfit = (typeof OUTFITS)[number]
export type Scene = (typeof SCENES)[number]
export type Tint = (typeof TINTS)[number]
export type Format = keyof typeof FORMATS
export type Beard = (typeof BEARDS)[number]
export type Accessory = (typeof ACCESSORIES)[number]

/** Everything a drawing depends on: the person, clothes, place and pose. */
export interface Look {
  /** Decides the face. The same seed is the same person. */
  readonly seed: string
  readonly style: Style
  readonly gender: Gender
  readonly ethnicity?: Ethnicity
  readonly skin: Skin
  readonly hairStyle: HairStyle
  readonly hairColor: HairColor
  readonly eyeColor: EyeColor
  /** Years; never under 18. */
  readonly age: number
  readonly bodyType: BodyType
  readonly body: Body
  readonly outfit: Outfit
  /** `#rrggbb`. */
  readonly outfitColor: string
  readonly scene: Scene
  readonly beard: Beard
  readonly glasses: boolean
  readonly accessory: Accessory
  /** Turn of the head in radians; positive looks to the viewer's right. Kept within ±0.4. */
  readonly yaw?: number
  /** Nod in radians; positive lifts the chin. Kept within ±0.15. */
  readonly pitch?: number
  /** Tilt in radians, clockwise. Kept within ±0.2. */
  readonly roll?: number
  /** 1 is the usual distance; 1.3 is close, 0.85 shows the chest. */
  readonly zoom?: number
  /** Shift of the head in pixels of a 640x800 picture. */
  readonly dx?: number
  readonly dy?: number
  /** 0 is calm, 1 is a broad smile. */
  readonly smile?: number
  /** Lips parted, teeth visible. */
  readonly open?: boolean
  readonly wink?: boolean
  /** Where the eyes look beside the head's own turn, -1 (left) to 1 (right). */
  readonly gaze?: number
  /** Mirrors the whole picture. */
  readonly flip?: boolean
  /** Number of the take: varies stance and background, never the person. */
  readonly light?: number
  /** Without one, the picture has the light of its scene alone. */
  readonly tint?: Tint
  /** Without one, that of what is held, or `relaxed`. */
  readonly pose?: Pose
  readonly prop?: Prop
  readonly wears?: readonly Wearable[]
  /** Of what is held and worn beside the clothes, `#rrggbb`; without one, its usual colour. */
  readonly propColor?: string
  readonly weather?: Weather
  /** Without one, `portrait`. */
  readonly format?: Format
}
