import { MESSAGE_MAX_LENGTH } from '@moonlit/contract/rules'
import type { Locale } from '@moonlit/contract/vocabulary'
import { moderate } from '../moderation/moderate.ts'
import { fold } from '../replies/fold.ts'
import { compile } from '../replies/pattern.ts'
import words from './output-words.json' with { type: 'json' }

/** What may be wrong with a model's answer. */
export type Fault = 'empty' | 'too-long' | 'refused' | 'explicit' | 'claims-human'

interface Rules {
  readonly human: RegExp
  /** Whoever says that it is an AI may say what it is not. */
  readonly machine: RegExp
  readonly explicit: RegExp
  readonly innocent: RegExp
}

const made = new Map<Locale, Rules>()

function rulesOf(locale: Locale): Rules {
  const known = made.get(locale)
  if (known !== undefined) return known
  const { human, machine, explicit, innocent } = words[locale]
  const fresh = {
    human: compile(human, locale),
    machine: compile(machine, locale),
    explicit: compile(explicit, locale),
    innocent: new RegExp(compile(innocent, locale).source, 'gu'),
  }
  made.set(locale, fresh)
  return fresh
}

const CLAUSE_END = /(?<=[.!?,:;\n。！？،、，؛؟।…])/u
/** Whether somebody says in a text that a human being writes, in the chat's language or in English. */
function claimsToBeHuman(text: string, locales: readonly Locale[]): boolean {
  return text.split(CLAUSE_END).some((clause) => {
    const { text: folded } = fold(clause)
    return locales.some((locale) => rulesOf(locale).human.test(folded) && !rulesOf(locale).machine.test(folded))
  })
}

/** Whether a text is sexually explicit; what is seen with the naked eye is not. */
function isExplicit(text: string, locales: readonly Locale[]): boolean {
  const { text: folded } = fold(text)
  return locales.some((locale) => {
    const { explicit, innocent } = rulesOf(locale)
    return explicit.test(folded.replace(innocent, ' '))
  })
}

/**
 * Why a model's answer may not be shown, or null. What people wish for is read by other words (`explicit` of the packs): those need only hint,
 * while an answer is refused for what it says.
 * @param now the world's time in milliseconds
 */
export function faultOf(text: string, locale: Locale, now: number): Fault | null {
  const locales: readonly Locale[] = locale === 'en' ? ['en'] : [locale, 'en']
  if (text === '') return 'empty'
  if (text.length > MESSAGE_MAX_LENGTH) return 'too-long'
  if (claimsToBeHuman(text, locales)) return 'claims-human'
  if (moderate(text, now).verdict !== 'ok') return 'refused'
  return isExplicit(text, locales) ? 'explicit' : null
}
