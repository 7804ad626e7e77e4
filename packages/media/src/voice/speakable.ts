import type { Locale } from '@moonlit/contract/vocabulary'
import type { Passage } from './speech-engine.ts'

/** Unspoken text and its replacement. */
const silentSigns = (): readonly (readonly [RegExp, string])[] => [
  [/!?\[([^\]]*)\]\([^)]*\)/gu, '$1'],
  [/\bhttps?:\/\/\S+/giu, ' '],
  [/\p{RGI_Emoji}|\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\uFE0F/gv, ' '],
  [/(?<![\p{L}\p{N}])(?:[:;]-?[()DPp]|<3+)(?![\p{L}\p{N}])/gu, ' '],
  [/^\s*(?:#{1,6}|>|[-*+])\s+/gmu, ''],
  [/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, ''],
  // Formatting characters and the engine's own markup.
  [/[*`~<>[\]{}|\\^=]+/gu, ' '],
  [/(?<=[^\s.!?…。！？،؟।,;:])\s*\n+\s*/gu, '. '],
  [/\s+/gu, ' '],
]

const HAS_SOUND = /[\p{L}\p{N}]/u

/** A Latin word in Japanese text, such as a name. Initials are left to the Japanese voice. */
const LATIN_WORD = /(\p{Script=Latin}*\p{Ll}[\p{Script=Latin}\p{M}'’-]*(?: [\p{Script=Latin}\p{M}'’-]+)*)/u

/** Made when something is spoken first: the list of all emoji takes longer to compile than most of the server to start. */
let silent: ReturnType<typeof silentSigns> | undefined

const cleared = (text: string): string => {
  silent ??= silentSigns()
  return silent.reduce((words, [sign, instead]) => words.replace(sign, instead), text.normalize('NFC')).trim()
}

/** The spoken parts of a message: no emoji, formatting or URLs. Empty when nothing can be spoken. */
export const speakable = (text: string, locale: Locale): Passage[] => {
  const words = cleared(text)
  const pieces =
    locale === 'ja'
      ? words.split(LATIN_WORD).map((piece, index) => ({ locale: index % 2 === 0 ? locale : 'en', text: piece.trim() }) as const)
      : [{ locale, text: words }]
  return pieces.filter((piece) => HAS_SOUND.test(piece.text))
}
