/** The small variant of a picture: its file name prefixed `small_`, the rest as it is. [EX-14] */
export const smallVariant = (url: string): string =>
  url.replace(/([^/?#]+)(?=$|[?#])/u, (name) => (name.startsWith('small_') ? name : `small_${name}`))
