/** Portraits to show in stories. */
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
