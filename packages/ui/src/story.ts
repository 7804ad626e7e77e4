import type { ComponentType } from 'react'

/** What a `<name>.story.tsx` holds: its title, and beside it one component per story. */
export interface StoryFile {
  meta: { title: string }
  [story: string]: ComponentType | { title: string }
}

/** Portraits to show in stories; the gallery serves them. */
export const portraits = {
  amara: '/portraits/amara.webp',
  leila: '/portraits/leila.webp',
  mina: '/portraits/mina.webp',
  yuki: '/portraits/yuki.webp',
  noor: '/portraits/noor.webp',
  sofia: '/portraits/sofia.webp',
  chloe: '/portraits/chloe.webp',
  marc: '/portraits/marc.webp',
} as const
