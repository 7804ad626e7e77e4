import type { Locale } from '@moonlit/contract/vocabulary'
import type { Intent, Level, LineKind, Recalled, SayKey } from './intents.ts'
import { hobbyLabel } from './labels.ts'
import type { ReplyContext } from './reply-context.ts'
import { hobbyTheme, occupationTheme } from './themes.ts'

const CLOSE = ['flirt', 'date', 'partner', 'spouse']

/** How openly a character answers warmth: by frankness, plus one with someone close. */
export function levelOf(frankness: number, relationship: string): Level {
  if (frankness >= 4) return 'high'
  return frankness === 3 || (frankness === 2 && CLOSE.includes(relationship)) ? 'mid' : 'low'
}

/** The pool an intent is answered from. */
export function poolOf(intent: Exclude<Intent, Recalled>, level: Level): SayKey {
  const isLow = level === 'low'
  switch (intent) {
    case 'explicit':
      return isLow ? 'explicitLow' : level === 'mid' ? 'explicitMid' : 'explicitHigh'
    case 'flirt':
      return isLow ? 'flirtLow' : level === 'mid' ? 'flirtMid' : 'flirtHigh'
    case 'love':
      return isLow ? 'loveLow' : 'loveHigh'
    case 'missYou':
      return isLow ? 'missYouLow' : 'missYouHigh'
    case 'compliment':
      return isLow ? 'complimentLow' : 'complimentHigh'
    default:
      return intent
  }
}

/** The character's own line that answers a question best. */
const LINE_OF: Partial<Record<Intent, LineKind>> = { askJob: 'work', askHobby: 'hobby', askDream: 'dream', askToday: 'today', aboutYou: 'dream' }
/** Intents whose sentences repeat when all were used. */
const ALWAYS_ITSELF: ReadonlySet<Intent> = new Set(['askName', 'askAge', 'areYouAi', 'complaint', 'noPhoto'])
const LINES = ['today', 'hobby', 'work', 'dream'] as const

/** A line in the character's own words, each at most once a chat. */
export function ownLine(context: ReplyContext, kind: LineKind): string | null {
  return context.once(`line.${kind}`, context.character.texts.lines[kind])
}

/** Something about the character's hobby or work. */
export function themedLine(context: ReplyContext): string | null {
  const { character, pack, random, take } = context
  const work = occupationTheme(character.occupation)
  const themes = character.hobbies.flatMap((hobby) => hobbyTheme(hobby) ?? [])
  const theme = themes[random.below(themes.length)]
  const fromHobby = () => (theme ? take(`hobby.${theme}`, pack.hobby[theme]) : null)
  const fromWork = () => (work ? take(`occupation.${work}`, pack.occupation[work]) : null)
  return random.chance(0.5) ? (fromHobby() ?? fromWork()) : (fromWork() ?? fromHobby())
}

/** The first of the character's own lines not used yet. */
function anyLine(context: ReplyContext): string | null {
  for (const kind of LINES) {
    const line = ownLine(context, kind)
    if (line !== null) return line
  }
  return null
}

/** Any of the character's own lines not used yet. */
export function shareLine(context: ReplyContext): string | null {
  const fresh = context.random.chance(0.5) ? themedLine(context) : null
  return fresh ?? anyLine(context) ?? themedLine(context)
}

/** Answers a question about one of the character's hobbies: by its name, with the line on the first hobby or a sentence on its theme. */
export function answerHobby(context: ReplyContext, hobby: string, locale: Locale): string[] {
  const { character, pack, take, repeat } = context
  const theme = hobbyTheme(hobby)
  const line = hobby === character.hobbies[0] ? ownLine(context, 'hobby') : null
  return [
    repeat('askHobby', pack.say.askHobby, { hobby: hobbyLabel(locale, hobby) }),
    line ?? (theme === null ? null : take(`hobby.${theme}`, pack.hobby[theme])) ?? '',
  ]
}

/** Answers an intent: own line first, then the pool, then any unused line; the oldest sentence last. */
export function answer(context: ReplyContext, intent: Exclude<Intent, Recalled>, level: Level, quote: string | undefined): string[] {
  const { pack, take, repeat, random } = context
  const key = poolOf(intent, level)
  const kind = LINE_OF[intent]
  const isLineTurn = kind !== undefined && (intent !== 'aboutYou' || random.chance(0.4))
  const line = kind && isLineTurn ? ownLine(context, kind) : null
  if (kind && line !== null) return [random.chance(0.5) ? (take(`line.${kind}`, pack.line[kind]) ?? '') : '', line]
  // Characters have no origin field, so they tell about their day.
  if (intent === 'askFrom') return [repeat(key, pack.say[key]), anyLine(context) ?? '']
  const own = take(key, pack.say[key], { quote })
  if (own !== null) return intent === 'askHobby' || intent === 'askJob' ? [own, themedLine(context) ?? ''] : [own]
  if (intent === 'badNews') return [take('sad', pack.say.sad) ?? repeat(key, pack.say[key])]
  if (ALWAYS_ITSELF.has(intent)) return [repeat(key, pack.say[key])]
  return [
    take('statement', pack.say.statement, { quote }) ??
      shareLine(context) ??
      take('ask.general', pack.ask.general) ??
      repeat(key, pack.say[key], { quote }),
  ]
}
