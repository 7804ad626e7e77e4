import type { Locale } from '@moonlit/contract/vocabulary'
import { packs } from './packs/packs.ts'
import { compile } from './pattern.ts'

interface Doubts {
  readonly joint: RegExp
  readonly negated: RegExp
  readonly unreal: RegExp
  readonly asking: RegExp
}

const made = new Map<Locale, Doubts>()

function doubtsOf(locale: Locale): Doubts {
  const known = made.get(locale)
  if (known) return known
  const { joints, negations, unreal, asking } = packs[locale].words
  const fresh: Doubts = {
    joint: new RegExp(compile(joints, locale).source, 'gu'),
    negated: compile(negations, locale),
    unreal: compile(unreal, locale),
    asking: compile(asking, locale),
  }
  made.set(locale, fresh)
  return fresh
}

/** Where a negation stands before what it denies: 'I live in Leeds, and not in York' tells where. */
const DENIES_FIRST: ReadonlySet<Locale> = new Set(['en', 'es', 'fr', 'it', 'pt', 'ar', 'zh'])

/** The clause around a piece of folded text, bounded by a full stop, comma or 'and'. */
function clauseAround(
  text: string,
  from: number,
  to: number,
  joint: RegExp,
): { readonly clause: string; readonly start: number; readonly isAsked: boolean } {
  const before = text.slice(0, from)
  let start = Math.max(before.lastIndexOf('.'), before.lastIndexOf('?')) + 1
  const stop = text.slice(to).search(/[.?]/u)
  let end = stop < 0 ? text.length : to + stop
  let isAsked = text.charAt(end) === '?'
  for (const { index, 0: words } of text.matchAll(joint)) {
    // Arabic writes 'and' as a prefix of the word.
    if (index === from) start = from
    else if (index + words.length <= from) start = Math.max(start, index + words.length)
    else if (index >= to && index < end) {
      end = index
      isAsked = false
    }
  }
  return { clause: text.slice(start, end), start, isAsked }
}

/** Whether a piece of folded text is stated as a fact: not denied, asked, past or wished for. */
export function isStated(text: string, from: number, to: number, locale: Locale): boolean {
  const { joint, negated, unreal, asking } = doubtsOf(locale)
  const { clause, start, isAsked } = clauseAround(text, from, to, joint)
  const denied = DENIES_FIRST.has(locale) ? clause.slice(0, Math.max(to - start, 0)) : clause
  return !isAsked && !asking.test(clause) && !negated.test(denied) && !unreal.test(clause)
}

/** Whether a request in folded text is negated: 'don't send me a photo', but not 'why don't you send me a photo?'. */
export function isRefused(text: string, from: number, to: number, locale: Locale): boolean {
  const { joint, negated, asking } = doubtsOf(locale)
  const { clause, isAsked } = clauseAround(text, from, to, joint)
  return !isAsked && negated.test(clause) && !asking.test(clause)
}

/** Whether anything in folded text is denied, and nothing asked. */
export const isDenying = (text: string, locale: Locale): boolean => !text.includes('?') && doubtsOf(locale).negated.test(text)

/** Whether folded words begin with a question word: 'where', 'what time'. */
export const isAsking = (words: string, locale: Locale): boolean => doubtsOf(locale).asking.test(words)
