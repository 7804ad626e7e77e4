import type { Locale } from '@moonlit/contract/vocabulary'
import type { Language } from '../language/language.ts'
import { visible } from '../replies/fold.ts'

const OPERATIONS = ['plus', 'minus', 'times', 'divided'] as const
type Operation = (typeof OPERATIONS)[number]
const SIGNS: Readonly<Record<string, Operation>> = {
  '+': 'plus',
  '-': 'minus',
  '−': 'minus',
  '*': 'times',
  '×': 'times',
  '·': 'times',
  '/': 'divided',
  '÷': 'divided',
  ':': 'divided',
}
type Token = number | Operation

const DIGIT_STARTS = [0x0660, 0x06f0, 0x0966]
const plainDigits = (text: string): string =>
  text.replace(/[\u0660-\u0669\u06F0-\u06F9\u0966-\u096F]/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    return String(code - (DIGIT_STARTS.find((start) => code >= start && code <= start + 9) ?? code))
  })

const apply = (left: number, operation: Operation, right: number): number => {
  switch (operation) {
    case 'plus':
      return left + right
    case 'minus':
      return left - right
    case 'times':
      return left * right
    case 'divided':
      return right === 0 ? Number.NaN : left / right
  }
}

/** Numbers and operations in turn: 'times' and 'divided' bind more strongly. */
function evaluate(tokens: readonly Token[]): number | null {
  const [start, ...rest] = tokens
  if (typeof start !== 'number' || rest.length < 2 || rest.length % 2 === 1) return null
  let sum = 0
  let sign = 1
  let product = start
  for (let at = 0; at < rest.length; at += 2) {
    const [operation, number] = [rest[at], rest[at + 1]]
    if (typeof operation !== 'string' || typeof number !== 'number') return null
    if (operation === 'times' || operation === 'divided') product = apply(product, operation, number)
    else {
      sum += sign * product
      sign = operation === 'minus' ? -1 : 1
      product = number
    }
  }
  const result = sum + sign * product
  return Number.isFinite(result) ? result : null
}

interface Reader {
  readonly token: RegExp
  readonly numbers: ReadonlyMap<string, number>
  readonly operations: ReadonlyMap<string, Operation>
}
const readers = new WeakMap<Language, Reader>()
const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)

function readerOf(language: Language): Reader {
  const known = readers.get(language)
  if (known) return known
  const { words } = language.spoken
  const numbers = new Map(
    (words['words.numbers'] ?? []).flatMap((line) => {
      const [word = '', number = ''] = line.split('=').map((part) => part.trim().toLowerCase())
      return word === '' || !/^\d+$/u.test(number) ? [] : [[word, Number(number)] as const]
    }),
  )
  const operations = new Map(
    OPERATIONS.flatMap((operation) => (words[`words.${operation}`] ?? []).map((word) => [word.toLowerCase(), operation] as const)),
  )
  const everything = [...numbers.keys(), ...operations.keys()].sort((left, right) => right.length - left.length).map(escaped)
  const isUnspaced = everything.some((word) => /\p{Script=Han}/u.test(word))
  const word = isUnspaced ? `(?:${everything.join('|')})` : `(?<![\\p{L}\\p{M}])(?:${everything.join('|')})(?![\\p{L}\\p{M}])`
  const fresh = { token: new RegExp(`\\d+(?:[.,]\\d+)?|[-+*/×÷·:−]|${word}`, 'giu'), numbers, operations }
  readers.set(language, fresh)
  return fresh
}

/** Addresses and phone numbers hold figures and signs, and are no sums. */
const NO_SUM = /(?:https?:\/\/|www\.)\S+|\S+@\S+\.\S+|(?<!\d\s*)\+\d{1,3}(?:[\s().-]*\d){7,}/giu

const NUMBER = String.raw`\d+(?:[.,]\d+)?`
const PERCENT = '(?:[%٪％]|percent|per cent|prozent|por ?ciento|pour ?cent|per ?cento|por ?cento|في المئة|بالمئة|प्रतिशत|パーセント)'
/** '15 % of 80', and the same where the whole comes first: '80の15%'. */
const SHARE = new RegExp(`(${NUMBER})\\s*${PERCENT}\\s*(?:of|von|de|du|di|da|do|من)\\s*(${NUMBER})`, 'gu')
const SHARE_LAST = new RegExp(`(${NUMBER})\\s*(?:の|的|का|की|के)\\s*(${NUMBER})\\s*${PERCENT}`, 'gu')

/** '64 pipes at 38 euros each': so many of what costs so much. */
const EACH = new RegExp(
  `(${NUMBER})\\s+(?:\\p{L}+\\s+){1,3}(?:(?:à|zu je|für je)\\s*(${NUMBER})|(?:at|for|a|à|por|zu|für)\\s*(${NUMBER})(?=\\s*\\S*\\s*(?:each|apiece|cada|chacune?|l'un[oa]|ciascun[oa]|das stück|pro stück)(?!\\p{L})))`,
  'gu',
)

/** The result of what a message asks to be computed, as the language writes it, or null. */
export function computed(message: string, locale: Locale, language: Language): string | null {
  const text = plainDigits(visible(message))
    .replace(NO_SUM, ' ')
    .toLowerCase()
    .replace(SHARE, '$1 / 100 * $2')
    .replace(SHARE_LAST, '$2 / 100 * $1')
    .replace(EACH, (_whole, count: string, one?: string, other?: string) => `${count} * ${one ?? other ?? ''}`)
  if (!/\d/u.test(text) && text.length > 60) return null
  const { token, numbers, operations } = readerOf(language)
  const tokens = (text.match(token) ?? []).flatMap((part): Token[] => {
    if (/^\d/u.test(part)) return [Number(part.replace(',', '.'))]
    const sign = SIGNS[part] ?? operations.get(part)
    if (sign !== undefined) return [sign]
    const number = numbers.get(part)
    return number === undefined ? [] : [number]
  })
  const from = tokens.findIndex((part, at) => typeof part === 'number' && typeof tokens[at + 1] === 'string' && typeof tokens[at + 2] === 'number')
  if (from < 0) return written(VERB_LAST.has(locale) ? afterNumbers(tokens) : null, locale)
  const chain: Token[] = []
  for (const part of tokens.slice(from)) {
    if ((chain.length % 2 === 0) !== (typeof part === 'number')) break
    chain.push(part)
  }
  const result = evaluate(chain.length % 2 === 0 ? chain.slice(0, -1) : chain)
  return written(result, locale)
}

const VERB_LAST: ReadonlySet<Locale> = new Set(['hi', 'ja'])

/** Hindi and Japanese name the operation after both numbers: '48 by 6 divide'. */
function afterNumbers(tokens: readonly Token[]): number | null {
  const [left, right, operation] = tokens
  if (tokens.length !== 3 || typeof left !== 'number' || typeof right !== 'number' || typeof operation !== 'string') return null
  return evaluate([left, operation, right])
}

const written = (result: number | null, locale: Locale): string | null =>
  result === null ? null : new Intl.NumberFormat(locale, { maximumFractionDigits: 4 }).format(result)
