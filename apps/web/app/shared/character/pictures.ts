import type { Bot } from '@moonlit/sdk'

export interface CharacterPicture {
  readonly imageUrl: string
  /** Spliced into the gallery, not of it. */
  readonly isAdditional: boolean
}

type Pictured = Pick<Bot, 'imageUrl' | 'imageUrls' | 'additionalImages'>

/** The gallery of a character: the cover first, then its pictures in order, with the extra ones at slideIndex minus 1. [CP-01] */
export const picturesOf = ({ imageUrl, imageUrls, additionalImages }: Pictured): CharacterPicture[] => {
  const pictures = imageUrls.map((url): CharacterPicture => ({ imageUrl: url, isAdditional: false }))
  for (const extra of additionalImages.toSorted((a, b) => a.slideIndex - b.slideIndex)) {
    pictures.splice(extra.slideIndex - 1, 0, { imageUrl: extra.imageUrl, isAdditional: true })
  }
  return pictures.some((picture) => picture.imageUrl === imageUrl) ? pictures : [{ imageUrl, isAdditional: false }, ...pictures]
}
