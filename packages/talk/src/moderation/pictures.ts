import { withoutOrdinary } from './coercion/judge.ts'
import { readings } from './disguise.ts'
import { moderate } from './moderate.ts'
import { isPicturedMinor } from './pictured-ages.ts'
import { mentionsRealPerson } from './real-persons.ts'
import { has, readInAll } from './rules.ts'

/** Months where a day is written as one: '17. Mai', '17th of May', '17 de mayo'. A bare number before them may be an age. */
const MONTHS =
  'january|february|march|april|may|june|july|august|september|october|november|december|januar|februar|märz|mai|juni|juli|oktober|dezember|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|janeiro|fevereiro|março|maio|junho|julho|setembro|outubro|novembro|dezembro'

/**
 * Words of cameras, clocks, days of the year and things that sound like an age or a child, and are neither: a format, an hour, the 17th of May,
 * an old-school diner, a baby goat. They are taken out before a wish is judged, unless years follow.
 */
const OF_THINGS = new RegExp(
  [
    String.raw`\b(?:16:9|9:16|4:3|3:4|3:2|2:3|1:1|4:5|5:4|21:9|(?:[1-9]|1[0-2]) ?o['’]?clock)\b(?! ?-? ?(?:years?|yrs?|y\/?o|old|jahre?|ans?|años?)\b| ?[歳岁])`,
    String.raw`\bold[ -]?school(?= (?:bar|barber|café|cafe|camera|car|diner|hip|look|motorcycle|rock|rocker|style|tattoo|vibe|vinyl)s?\b)`,
    String.raw`\b(?:photo|film|polaroid|cinema|cinematic|movie|magazine) look\b`,
    String.raw`\b(?:[1-9]|[12]\d|3[01])(?:\.|(?:st|nd|rd|th)(?: of)?| de) (?:${MONTHS})\b`,
    String.raw`\bbaby (?:animal|blue|duck|elephant|goat|grand|lamb|pink)s?\b`,
  ].join('|'),
  'giu',
)

/**
 * Whether no picture may be made from these words. Stricter than the talk of a chat, as a picture shows what it speaks of:
 * nobody under age stands beside the character, nobody is hurt or forced, and nobody who lives is in it.
 * @param now the world's time in milliseconds; null where there is none
 */
export const isUnfitForPicture = (message: string, now: number | null): boolean => {
  const wish = message.replace(OF_THINGS, ' ')
  const said = readings(wish)
  return (
    moderate(wish, now, 'picture').verdict !== 'ok' ||
    isPicturedMinor(said, now) ||
    mentionsRealPerson(wish) ||
    readInAll(withoutOrdinary(said)).some(({ text, rules }) => has(text, rules.words.picture))
  )
}
