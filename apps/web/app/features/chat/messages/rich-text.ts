import type { LinkFinder } from './link-finder.ts'

/** A piece of a message as it is shown. */
export type Piece =
  | { readonly kind: 'text' | 'bold' | 'code'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string }

/** `**bold**` and `code` within a line; anything else of the kind is shown as it was written. */
const MARKED = /(\*\*[^*\n]+\*\*|`[^`\n]+`)/u
const SCHEMES: ReadonlySet<string> = new Set(['https:', 'http:', 'mailto:'])

/** A phone number with the code of its country; without one, digits may be anything. */
const INTERNATIONAL = /((?<![\p{L}\p{N}+])\+[1-9](?:[ .()/-]{0,2}\d){6,14}(?![\p{L}\p{N}]))/u

const withNumbers = (text: string): Piece[] =>
  text.split(INTERNATIONAL).flatMap((part, at): Piece[] => {
    if (part === '') return []
    return [at % 2 === 0 ? { kind: 'text', text: part } : { kind: 'link', text: part, href: `tel:+${part.replaceAll(/\D/gu, '')}` }]
  })

const plain = (text: string, findLinks: LinkFinder | undefined): Piece[] =>
  findLinks
    ? findLinks(text).flatMap((token): Piece[] => {
        const href = token.isLink ? token.toHref('https') : ''
        return URL.canParse(href) && SCHEMES.has(new URL(href).protocol)
          ? [{ kind: 'link', text: token.toString(), href }]
          : withNumbers(token.toString())
      })
    : withNumbers(text)

/** A phone number of a help line: short ones and such with a star, too. */
const PHONE = /([*+]?\d(?:[\d -]*\d)+)/u

/** The pieces of a line that names a help line: its number is a link that calls. */
export const helpPiecesOf = (line: string): Piece[] =>
  line.split(PHONE).flatMap((part, at): Piece[] => {
    if (part === '') return []
    return [at % 2 === 0 ? { kind: 'text', text: part } : { kind: 'link', text: part, href: `tel:${part.replaceAll(/[ -]/gu, '')}` }]
  })

/** A host, with or without its scheme and a path. */
const ADDRESS = /(?:https:\/\/)?(?:[a-z\d-]+\.)+[a-z]{2,}(?:\/(?:[\w\-/?=&%#]|\.(?=\w))*)?/giu

/** The addresses that words of help name, each once, as links: they wait for no code. */
export const helpAddressesIn = (text: string): { readonly text: string; readonly href: string }[] =>
  [...new Set(text.match(ADDRESS))].map((address) => ({ text: address, href: address.startsWith('https://') ? address : `https://${address}` }))

/** The pieces of a message: links, bold, code and text, in order. Without what finds links, phone numbers are the only ones. */
export const piecesOf = (text: string, findLinks: LinkFinder | undefined): Piece[] =>
  text.split(MARKED).flatMap((part): Piece[] => {
    if (part === '') return []
    if (part.length > 4 && part.startsWith('**') && part.endsWith('**')) return [{ kind: 'bold', text: part.slice(2, -2) }]
    if (part.length > 2 && part.startsWith('`') && part.endsWith('`')) return [{ kind: 'code', text: part.slice(1, -1) }]
    return plain(part, findLinks)
  })

const EMOJI_PARTS = /^(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u200D|\uFE0F)+$/u
/** More than this many are a text again. */
const MOST_LARGE = 3
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })

/** Whether a message is nothing but a few emoji, which are shown large. */
export const isEmojiOnly = (text: string): boolean => {
  const said = text.replaceAll(/\s/gu, '')
  return said !== '' && said.length <= 48 && EMOJI_PARTS.test(said) && [...graphemes.segment(said)].length <= MOST_LARGE
}
