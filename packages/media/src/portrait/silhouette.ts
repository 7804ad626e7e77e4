/** Sheen, shade and strands: shapes one sees through, in a figure whose body lies below them. */
const SEEN_THROUGH = /<(?:path|circle|ellipse|rect)\b[^>]*-opacity="0?\.[^>]*\/>/gu
/** Soft spots of light and colour. */
const SPOT = /<ellipse\b[^>]*fill="url\([^>]*\/>/gu
const FILTER = / filter="[^"]*"/gu
const PAINT = /(fill|stroke)="url\([^"]*"/gu
const UNUSED_DEFINITION = /<(linearGradient|radialGradient|filter)\b.*?<\/\1>/gu

/**
 * What a drawn figure covers, hard-edged and in one colour: its outline is all that is wanted of it, and a tenth of its shapes make that. Takes the
 * figure and its definitions, both SVG as `element` writes it.
 */
export const silhouetteOf = (figure: string, definitions: string): { readonly figure: string; readonly definitions: string } => ({
  figure: figure.replaceAll(SEEN_THROUGH, '').replaceAll(SPOT, '').replaceAll(FILTER, '').replaceAll(PAINT, '$1="#000"'),
  definitions: definitions.replaceAll(UNUSED_DEFINITION, ''),
})
