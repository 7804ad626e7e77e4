import type { Gender, HairStyle } from '@moonlit/contract/vocabulary'
import type { Outfit, Scene } from './look.ts'

/** Places that suit a gallery, in an order that alternates day, evening and colour. */
export const GALLERY_SCENES: readonly Scene[] = [
  'beach',
  'cafe',
  'citynight',
  'garden',
  'library',
  'mountain',
  'neon',
  'loft',
  'aurora',
  'studio',
  'rose',
  'gym',
  'office',
  'forest',
  'street',
  'kitchen',
  'rooftop',
  'field',
  'oldtown',
  'snow',
  'market',
  'station',
]

type Wardrobe = readonly [Outfit, ...Outfit[]]

/** Clothes that suit each place. */
export const WARDROBES: Readonly<Record<Scene, Wardrobe>> = {
  aurora: ['turtleneck', 'sweater', 'leather', 'hoodie'],
  beach: ['tank', 'tee', 'dress', 'vneck'],
  cafe: ['sweater', 'turtleneck', 'denim', 'blouse'],
  citynight: ['leather', 'blazer', 'dress', 'suit'],
  garden: ['tee', 'dress', 'blouse', 'denim', 'shirt'],
  gym: ['athletic', 'tank', 'hoodie'],
  library: ['blazer', 'sweater', 'shirt', 'turtleneck'],
  loft: ['vneck', 'offshoulder', 'sweater', 'tee'],
  mountain: ['hoodie', 'sweater', 'athletic', 'denim'],
  neon: ['leather', 'hoodie', 'tank', 'offshoulder'],
  office: ['blazer', 'shirt', 'suit', 'blouse'],
  rose: ['offshoulder', 'dress', 'turtleneck', 'vneck'],
  studio: ['vneck', 'leather', 'turtleneck', 'blazer'],
  forest: ['hoodie', 'denim', 'sweater', 'athletic'],
  street: ['denim', 'leather', 'blazer', 'sweater', 'hoodie'],
  kitchen: ['apron', 'sweater', 'tee', 'shirt'],
  station: ['blazer', 'leather', 'denim', 'turtleneck'],
  stage: ['leather', 'blazer', 'dress', 'suit'],
  market: ['denim', 'blouse', 'shirt', 'tee'],
  desert: ['shirt', 'tee', 'blouse', 'denim'],
  snow: ['sweater', 'turtleneck', 'hoodie', 'leather'],
  rooftop: ['blazer', 'dress', 'leather', 'vneck'],
  field: ['blouse', 'dress', 'tee', 'denim'],
  oldtown: ['blazer', 'shirt', 'denim', 'sweater'],
}

/** Outfits not given to everyone by default, and their replacement. */
const PLAINER: Partial<Readonly<Record<Outfit, Outfit>>> = { dress: 'shirt', offshoulder: 'tee', blouse: 'shirt' }
/** What a person who covers their hair wears instead of bare shoulders. */
const COVERED: Partial<Readonly<Record<Outfit, Outfit>>> = { dress: 'blouse', offshoulder: 'sweater', tank: 'hoodie', vneck: 'turtleneck' }

export const GALLERY_COLORS = [
  '#7c2f4a',
  '#2f4a6d',
  '#e9e3da',
  '#2b2a33',
  '#6a7f5a',
  '#b0603e',
  '#c9b39a',
  '#4a3a66',
  '#a9283c',
  '#3f6f70',
  '#d9a7a0',
  '#8a94a8',
] as const

/** The outfit, or its replacement for a person with covered hair. */
export const covering = (outfit: Outfit, person: { readonly hairStyle: HairStyle }): Outfit =>
  person.hairStyle === 'hijab' ? (COVERED[outfit] ?? outfit) : outfit

/** The outfit, or its replacement when it was not requested by name. */
export const adapted = (outfit: Outfit, person: { readonly gender: Gender; readonly hairStyle: HairStyle }): Outfit =>
  covering(person.gender === 'female' ? outfit : (PLAINER[outfit] ?? outfit), person)
