/** The small variant of a picture: its file name prefixed `small_`, the rest as it is. [EX-14] */
export const smallVariant = (url: string): string =>
  url.replace(/([^/?#]+)(?=$|[?#])/u, (name) => (name.startsWith('small_') ? name : `small_${name}`))

/** The size of the picture for link previews. */
export const SHARING_SIZE = { width: 1200, height: 630 } as const

/** The picture for link previews of pages that have none of their own: the brand, by itself in every language. */
export const SITE_PICTURE = '/sharing.jpg'

/** The picture for link previews that belongs to a cover: a JPEG with the name on it. [CP-07] */
export const sharingVariant = (coverUrl: string): string => coverUrl.replace(/([^/?#]+)\.webp(?=$|[?#])/u, 'share_$1.jpg')
