import type { Locale } from '@moonlit/contract/vocabulary'
import { fold, foldLetter } from './fold.ts'
import { EVENTS } from './intents.ts'
import type { EventId, LearnKey } from './intents.ts'
import type { Memory } from './memory.ts'
import { packs } from './packs/packs.ts'
import { catching, compile, isUnspaced } from './pattern.ts'

const KINDS = ['name', 'job', 'city', 'pet', 'like'] as const
type Kind = (typeof KINDS)[number]

interface Readers {
  readonly facts: Readonly<Record<Kind, readonly RegExp[]>>
  readonly day: RegExp
  readonly events: readonly (readonly [EventId, RegExp])[]
}

const LEARN: Readonly<Record<Kind, LearnKey>> = { name: 'learnName', job: 'learnJob', city: 'learnCity', pet: 'learnPet', like: 'learnLike' }
const KEPT_LIKES = 6
const made = new Map<Locale, Readers>()

function makeReaders(locale: Locale): Readers {
  const { facts, words, events } = packs[locale]
  const caught = catching(locale, words.stops)
  const anyOf = (list: readonly string[]): string => `(?:${list.map((word) => word.replaceAll(' ', '[ ]')).join('|')})`
  const fine = (list: readonly string[]): readonly string[] => list.map((word) => Array.from(word, foldLetter).join(''))
  const slots = {
    name: caught.name,
    proper: caught.name.replace('value', 'proper'),
    place: caught.words,
    thing: caught.words,
    job: `(?<value>${anyOf(fine(words.jobs))})`,
    pet: anyOf(fine(words.pets)),
  }
  const each = (kind: Kind): RegExp[] => facts[kind].map((pattern) => compile([pattern], locale, slots))
  return {
    facts: { name: each('name'), job: each('job'), city: each('city'), pet: each('pet'), like: each('like') },
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
  const { notNames } = packs[locale].words
  const plain = Array.from(value, foldLetter).join('')
  if (value.length < (isUnspaced(locale) ? 1 : 2) || value.length > 40) return false
  if (kind === 'like' && /^(you|your|u|me|it|that|this)\b/u.test(plain)) return false
  return !notNames.some((word) => Array.from(word, foldLetter).join('') === plain)
}

/** What one message tells of the person, in the person's own spelling. */
function readFacts(message: string, locale: Locale): Partial<Record<Kind, string>> {
  const folded = fold(message)
  const { facts } = readersOf(locale)
  const { articles } = packs[locale].words
  const found: Partial<Record<Kind, string>> = {}
  for (const kind of KINDS) {
    for (const pattern of facts[kind]) {
      const groups = pattern.exec(folded.text)?.indices?.groups
      const span = groups?.['value'] ?? groups?.['proper']
      if (!span) continue
      const [from, to] = [folded.at[span[0]], folded.at[span[1] - 1]]
      if (from === undefined || to === undefined) continue
      if (groups?.['proper'] && !/\p{Lu}/u.test(folded.source.charAt(from))) continue
      const last = String.fromCodePoint(folded.source.codePointAt(to) ?? 32)
      const words = folded.source
        .slice(from, to + last.length)
        .replace(/[-'\s]+$/u, '')
        .trim()
      const article = kind === 'name' || kind === 'pet' ? undefined : articles.find((start) => words.toLowerCase().startsWith(start))
      const value = article ? words.slice(article.length) : words
      if (!isKept(kind, value, locale)) continue
      found[kind] = kind === 'name' || kind === 'pet' || kind === 'city' ? capitalised(value) : value
      break
    }
  }
  return found
}

function readPlan(message: string, locale: Locale): { readonly value: EventId; readonly day: string | null } | null {
  const { text, source, at } = fold(message)
  const { day, events } = readersOf(locale)
  const event = events.find(([, pattern]) => pattern.test(text))
  const when = day.exec(text)
  if (!event || !when || text.includes('?')) return null
  return { value: event[0], day: source.slice(at[when.index] ?? 0, (at[when.index + when[0].length - 1] ?? 0) + 1).trim() }
}

/** Adds to the memory what the message tells. `learned` names the most telling new fact, to be answered, or is null. */
export function learn(memory: Memory, message: string, locale: Locale): { readonly memory: Memory; readonly learned: LearnKey | null } {
  const at = memory.turns
  const found = readFacts(message, locale)
  const plan = readPlan(message, locale)
  const told = (kind: 'name' | 'job' | 'city' | 'pet') => {
    const value = found[kind]
    return value === undefined || value === memory[kind]?.value ? memory[kind] : { value, at }
  }
  const like = found.like
  const isNewLike = like !== undefined && !memory.likes.some((known) => known.value.toLowerCase() === like.toLowerCase())
  const next: Memory = {
    ...memory,
    name: told('name'),
    job: told('job'),
    city: told('city'),
    pet: told('pet'),
    plan: plan ? { ...plan, at } : memory.plan,
    likes: isNewLike ? [...memory.likes, { value: like, at }].slice(-KEPT_LIKES) : memory.likes,
  }
  if (plan && plan.value !== memory.plan?.value) return { memory: next, learned: 'learnPlan' }
  if (isNewLike) return { memory: next, learned: 'learnLike' }
  const fresh = (['pet', 'city', 'job', 'name'] as const).find((kind) => next[kind] !== memory[kind])
  return { memory: next, learned: fresh ? LEARN[fresh] : null }
}
