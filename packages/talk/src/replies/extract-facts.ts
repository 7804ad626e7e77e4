import type { Locale } from '@moonlit/contract/vocabulary'
import { isAsking, isStated } from './clauses.ts'
import { fold, foldLetter } from './fold.ts'
import type { Folded } from './fold.ts'
import type { Memory, Told } from './memory.ts'
import { EVENTS } from './patterns.ts'
import type { EventId } from './patterns.ts'
import { packs } from './packs/packs.ts'
import { captureGroups, compile, isUnspaced, piecesOf } from './pattern.ts'

const KINDS = ['name', 'job', 'city', 'pet', 'like'] as const
type Kind = (typeof KINDS)[number]

/** Catches one kind of fact. */
interface Reader {
  readonly pattern: RegExp
  /** One of these stands in whatever the pattern matches: quicker to look for. */
  readonly pieces: readonly string[]
}

interface Readers {
  readonly facts: Readonly<Record<Kind | 'self', readonly Reader[]>>
  /** Words that are never names. */
  readonly notName: RegExp
  /** Words for what a person is: jobs, nationalities, moods. */
  readonly trait: RegExp
  readonly day: RegExp
  readonly events: readonly (readonly [EventId, RegExp])[]
}

const KEPT_LIKES = 6
const made = new Map<Locale, Readers>()

function makeReaders(locale: Locale): Readers {
  const { facts, words, events } = packs[locale]
  const caught = captureGroups(locale, words.stops)
  // The longest match first.
  const anyOf = (list: readonly string[]): string =>
    `(?:${[...list]
      .sort((left, right) => right.length - left.length)
      .map((word) => word.replaceAll(' ', '[ ]'))
      .join('|')})`
  const fine = (list: readonly string[]): readonly string[] => list.map((word) => Array.from(word, foldLetter).join(''))
  const slots = {
    name: caught.name,
    proper: caught.name.replace('value', 'proper'),
    place: caught.words,
    thing: caught.words,
    job: `(?<value>${anyOf(fine(words.jobs))})`,
    craft: `(?<value>(?:[^ .?]+[ ])?${anyOf(fine(words.jobs))})`,
    pet: anyOf(fine(words.pets)),
    trade: anyOf(fine(words.jobs)),
    w: '[^ .?]+',
  }
  const each = (kind: Kind | 'self'): Reader[] =>
    facts[kind].map((fact) => ({ pattern: new RegExp(compile([fact], locale, slots).source, 'dgu'), pieces: piecesOf(fact) }))
  const whole = (list: readonly string[]): RegExp => compile([`^(${list.join('|')})$`], locale)
  return {
    facts: { name: each('name'), self: each('self'), job: each('job'), city: each('city'), pet: each('pet'), like: each('like') },
    notName: whole(words.notNames),
    trait: whole([...words.traits, ...words.jobs]),
    day: compile(words.days, locale),
    events: EVENTS.map((id) => [id, compile(events[id].match, locale)] as const),
  }
}

function readersOf(locale: Locale): Readers {
  const known = made.get(locale)
  if (known) return known
  const fresh = makeReaders(locale)
  made.set(locale, fresh)
  return fresh
}

const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

function isKept(kind: Kind, value: string, locale: Locale): boolean {
  const plain = Array.from(value, foldLetter).join('')
  if (value.length < (isUnspaced(locale) ? 1 : 2) || value.length > 40) return false
  if (kind === 'like' && /^(you|your|u|me|it|that|this|him|her|them)\b/u.test(plain)) return false
  return !readersOf(locale).notName.test(plain) && !isAsking(plain, locale)
}

/** What a pattern captures in a message, in the person's spelling; denied, asked or past statements are skipped. */
function readWith({ pattern, pieces }: Reader, kind: Kind, folded: Folded, locale: Locale): string | null {
  if (!pieces.some((piece) => folded.text.includes(piece))) return null
  const { articles } = packs[locale].words
  for (const match of folded.text.matchAll(pattern)) {
    const groups = match.indices?.groups
    const span = groups?.['value'] ?? groups?.['proper']
    if (!span) continue
    const [from, to] = [folded.at[span[0]], folded.at[span[1] - 1]]
    if (from === undefined || to === undefined) continue
    // 'I like it. Then I told her' likes nothing that begins with the next sentence.
    if (kind === 'like' && /[.?]/u.test(folded.text.slice(match.index, span[0]))) continue
    if (groups?.['proper'] && !/\p{Lu}/u.test(folded.source.charAt(from))) continue
    const last = String.fromCodePoint(folded.source.codePointAt(to) ?? 32)
    const words = folded.source
      .slice(from, to + last.length)
      .replace(/[-'\s]+$/u, '')
      .trim()
    const article = kind === 'name' || kind === 'pet' ? undefined : articles.find((start) => words.toLowerCase().startsWith(start))
    const value = article ? words.slice(article.length) : words
    if (!isKept(kind, value, locale) || !isStated(folded.text, match.index, span[1], locale)) continue
    return kind === 'name' || kind === 'pet' || kind === 'city' ? capitalised(value) : value
  }
  return null
}

/** 'I am Ada' gives a name only when it is no job or mood, and not in capitals. */
function readSelf(folded: Folded, locale: Locale): string | null {
  const { facts, trait } = readersOf(locale)
  for (const reader of facts.self) {
    const value = readWith(reader, 'name', folded, locale)
    if (value !== null && !/^\p{Lu}{2}/u.test(value) && !trait.test(Array.from(value, foldLetter).join(''))) return value
  }
  return null
}

/** Whether a word may be a name: no job, no mood, no nationality, and nothing else people are. */
export function mayBeName(word: string, locale: Locale): boolean {
  const { trait, notName } = readersOf(locale)
  const plain = Array.from(word, foldLetter).join('')
  return !trait.test(plain) && !notName.test(plain)
}

/** Facts in a message. A known name changes only when a new one is stated explicitly. */
function readFacts(message: string, locale: Locale, isNamed: boolean): Partial<Record<Kind, string>> {
  const folded = fold(message)
  const { facts } = readersOf(locale)
  const found: Partial<Record<Kind, string>> = {}
  for (const kind of KINDS) {
    for (const reader of facts[kind]) {
      const value = readWith(reader, kind, folded, locale)
      if (value === null) continue
      found[kind] = value
      break
    }
  }
  const self = isNamed || found.name !== undefined ? null : readSelf(folded, locale)
  return self === null ? found : { ...found, name: self }
}

function readPlan(message: string, locale: Locale): { readonly value: EventId; readonly day: string | null } | null {
  const { text, source, at } = fold(message)
  const { day, events } = readersOf(locale)
  const event = events.find(([, pattern]) => pattern.test(text))
  const when = day.exec(text)
  if (!event || !when || text.includes('?')) return null
  return { value: event[0], day: source.slice(at[when.index] ?? 0, (at[when.index + when[0].length - 1] ?? 0) + 1).trim() }
}

/** The pinned likes, and the newest of the others. */
const keptLikes = (likes: readonly Told[]): Told[] => {
  const newest = new Set(likes.filter(({ isPinned }) => isPinned !== true).slice(-KEPT_LIKES))
  return likes.filter((like) => like.isPinned === true || newest.has(like))
}

/**
 * Adds the message's facts to the memory.
 * @param isNamed the person's name is known, from the chat or the profile
 */
export function extractFacts(memory: Memory, message: string, locale: Locale, isNamed: boolean): Memory {
  const at = memory.turns
  const found = readFacts(message, locale, isNamed)
  const plan = readPlan(message, locale)
  const told = (kind: 'name' | 'job' | 'city' | 'pet') => {
    const value = found[kind]
    return value === undefined || value === memory[kind]?.value ? memory[kind] : { value, at }
  }
  const like = found.like
  const isNewLike = like !== undefined && !memory.likes.some((known) => known.value.toLowerCase() === like.toLowerCase())
  return {
    ...memory,
    name: told('name'),
    job: told('job'),
    city: told('city'),
    pet: told('pet'),
    plan: plan ? { ...plan, at } : memory.plan,
    likes: isNewLike ? keptLikes([...memory.likes, { value: like, at }]) : memory.likes,
  }
}
