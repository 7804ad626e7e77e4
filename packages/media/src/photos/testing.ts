import type { Person } from '../shots.ts'

/** A person to draw. */
export const MARA: Person = {
  slug: 'mara',
  gender: 'female',
  age: 27,
  style: 'realistic',
  ethnicity: 'european',
  hairStyle: 'wavy',
  hairColor: 'auburn',
  eyeColor: 'green',
  bodyType: 'average',
  body: 'average',
  look: {
    skin: 'fair',
    outfit: 'tee',
    outfitColor: '#2f4a6d',
    scene: 'cafe',
    extraScene: 'loft',
    extraOutfit: 'sweater',
    extraOutfitColor: '#7c2f4a',
    beard: 'none',
    glasses: false,
    accessory: '',
  },
}
