import type { Locale } from '@moonlit/contract/vocabulary'
import type { RecordRow } from './repo.ts'
import { transcriptWords } from './transcript-words.ts'

interface TranscriptInput {
  /** All messages of the chat, newest first. */
  readonly record: readonly RecordRow[]
  readonly character: { readonly slug: string; readonly firstName: string }
  /** Empty when it is not known. */
  readonly personName: string
  readonly lang: Locale
  /** IANA name. */
  readonly timeZone: string
  /** Milliseconds. */
  readonly now: number
}

/** A chat as text, oldest message first, with a line for each day, and a name for its file. */
export const writeTranscript = ({ record, character, personName, lang, timeZone, now }: TranscriptInput): { fileName: string; text: string } => {
  const words = transcriptWords[lang]
  const days = new Intl.DateTimeFormat(lang, { dateStyle: 'full', timeZone })
  const times = new Intl.DateTimeFormat(lang, { timeStyle: 'short', timeZone })
  // Sorts as text, as names of files are.
  const isoDays = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone })
  const person = personName === '' ? words.you : personName
  let day = ''
  const lines = record.toReversed().flatMap(({ isBot, text, shot, quoted, sentAt }) => {
    const today = days.format(sentAt)
    const heading = today === day ? [] : ['', today]
    day = today
    const said = [...(shot === null ? [] : [`[${words.photo}]`]), ...(text === '' ? [] : [text])].join(' ')
    // As mails quote.
    const quote = quoted === null ? '' : `${quoted.replaceAll(/^/gmu, '> ')}\n`
    // Further lines stand in, so that none of them looks like another message.
    const whole = `${quote}${said}`.replaceAll(/\r\n?|[\n\u2028\u2029]/gu, '\n    ')
    return [...heading, `${times.format(sentAt)} ${isBot === 1 ? character.firstName : person}: ${whole}`]
  })
  return {
    fileName: `moonlit-${character.slug}-${isoDays.format(now)}.txt`,
    text: [words.title(character.firstName), words.note(character.firstName), ...lines, ''].join('\n'),
  }
}
