declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2'
    /** A number pins an axis; a range narrows it. */
    variationAxes?: Readonly<Record<string, number | { min: number; max: number; default: number }>>
  }
  /** The part of a font that is needed to write `text`. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
}
