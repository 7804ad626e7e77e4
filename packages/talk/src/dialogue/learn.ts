import type { Locale } from '@moonlit/contract/vocabulary'
import type { Language } from '../language/language.ts'
import { isStated } from '../replies/clauses.ts'
import { extractFacts } from '../replies/extract-facts.ts'
import { type Folded, caught, fold } from '../replies/fold.ts'
import { type Fact, type Kind, eventName, factsOf } from '../replies/facts.ts'
import type { FactKind, Memory, Told } from '../replies/memory.ts'
import { packs } from '../replies/packs/packs.ts'
import { givenNameIn, isGivenName, nameIn } from './given-name.ts'

/** Something the person told of themselves. `isNamed` where a relative's name is known. */
export interface Learned {
  readonly kind: Kind
  readonly value: string
  readonly isCorrection: boolean
}

type Reading = Readonly<{ kind: FactKind; value: string; of: string | null }>

const RELATIVES = { partner: 'words.partner', child: 'words.child', sibling: 'words.sibling', parent: 'words.parent' } as const
const RELATIVE_KINDS = ['partner', 'child', 'sibling', 'parent'] as const
const PLAIN = ['age', 'birthday', 'dislike', 'instrument', 'sport', 'health'] as const
const MOST_YEARS = 99

const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

function readRelatives(folded: Folded, locale: Locale, { every, whole }: Language): Reading[] {
  const found: Reading[] = []
  const kindOf = (relative: string) => RELATIVE_KINDS.find((kind) => whole(RELATIVES[kind]).test(relative))
  for (const match of folded.text.matchAll(every('named'))) {
    const { groups, indices } = match
    const kind = kindOf(groups?.['rel'] ?? '')
    const span = indices?.groups?.['proper'] ?? indices?.groups?.['name'] ?? indices?.groups?.['value']
    const name = caught(folded, span)?.replace(/['’]s$/u, '') ?? null
    const isProper = groups?.['proper'] === undefined || /^\p{Lu}/u.test(name ?? '') || isGivenName(groups['proper'])
    if (kind !== undefined && name !== null && isProper && isStated(folded.text, match.index, match.index + match[0].length, locale))
      found.push({ kind, value: capitalised(name), of: groups?.['rel'] ?? null })
  }
  for (const match of folded.text.matchAll(every('mine'))) {
    const kind = kindOf(match.groups?.['rel'] ?? '')
    const value = caught(folded, match.indices?.groups?.['rel'])
    if (
      kind !== undefined &&
      value !== null &&
      found.every((other) => other.kind !== kind) &&
      isStated(folded.text, match.index, match.index + match[0].length, locale)
    )
      found.push({ kind, value, of: null })
  }
  return found
}

function readPlain(folded: Folded, locale: Locale, { pattern }: Language): Reading[] {
  return PLAIN.flatMap((kind): Reading[] => {
    const match = pattern(kind).exec(folded.text)
    const value = match === null ? null : caught(folded, match.indices?.groups?.['value'])
    if (match === null || value === null) return []
    if (kind === 'age' && (Number(value) < 18 || Number(value) > MOST_YEARS)) return []
    // 'I don't like' is a denial, and states a dislike.
    if (kind !== 'dislike' && !isStated(folded.text, match.index, match.index + match[0].length, locale)) return []
    return [{ kind, value: kind === 'dislike' ? withoutArticle(value, locale) : value, of: null }]
  })
}

const withoutArticle = (value: string, locale: Locale): string => {
  const article = packs[locale].words.articles.find((start) => value.toLowerCase().startsWith(start))
  return article === undefined ? value : value.slice(article.length)
}

/** Whether a clause names somebody else: 'two brothers, Luca and Paolo' tells no name of the person's own. */
function isOfOthers(clause: string, message: string, { pattern }: Language): boolean {
  const before = message.slice(0, Math.max(message.indexOf(clause), 0))
  const near = `${before.split(/\s+/u).slice(-LAST_WORDS).join(' ')} ${clause}`
  return [...Object.values(RELATIVES), 'words.pet'].some((list) => pattern(list).test(fold(near).text))
}
const LAST_WORDS = 3

/** A job without the place after it: 'carpenter in Bristol' is a carpenter. */
const jobAlone = (job: string): string => job.replace(/\s(?:in|at|bei|en|em|à|dans|chez|no|na)\s+\S.*$/u, '')

/** A pinned fact stays until the person corrects it, and is pinned then, too. */
function asPinned<One extends Told>(before: One | null, read: One | null, isCorrecting: boolean): One | null {
  if (before?.isPinned !== true || read === null || read === before) return read
  return isCorrecting ? { ...read, isPinned: true } : before
}

/** Adds what a message tells of the person to the memory, and names what is new in it. */
export function learn(
  memory: Memory,
  message: string,
  locale: Locale,
  language: Language,
  { isNamed, naming }: { isNamed: boolean; naming: string | null },
): { readonly memory: Memory; readonly learned: readonly Learned[] } {
  const isCorrecting = language.pattern('correct').test(fold(message).text)
  const read = extractFacts(memory, message, locale, isNamed && !isCorrecting)
  // Who has a name already tells another one in plain words only: 'my flatmate Ines' is somebody else.
  const isOpen = (memory.name === null && !isNamed) || isCorrecting
  const name = naming !== null && isOpen && !isOfOthers(naming, message, language) && read.name === memory.name ? nameIn(` ${naming}`, locale) : null
  // Whoever has an account under another name and says theirs is called by that.
  const said =
    read.name === memory.name && (memory.name === null || isCorrecting) ? givenNameIn(fold(message), locale, language, naming !== null) : null
  const stated = name ?? said
  const named = stated === null || stated === memory.name?.value ? read.name : { value: stated, at: memory.turns }
  const job = read.job === null || read.job === memory.job ? read.job : { ...read.job, value: jobAlone(read.job.value) }
  const known = {
    ...read,
    name: asPinned(memory.name, named, isCorrecting),
    job: asPinned(memory.job, job, isCorrecting),
    city: asPinned(memory.city, read.city, isCorrecting),
    pet: asPinned(memory.pet, read.pet, isCorrecting),
    plan: asPinned(memory.plan, read.plan, isCorrecting),
  }
  const at = memory.turns
  const learned: Learned[] = []
  for (const kind of ['name', 'job', 'city', 'pet'] as const) {
    const told = known[kind]
    if (told !== null && told !== memory[kind]) learned.push({ kind, value: told.value, isCorrection: isCorrecting && memory[kind] !== null })
  }
  const like = known.likes.at(-1)
  if (like !== undefined && like.at === at && !memory.likes.includes(like)) learned.push({ kind: 'like', value: like.value, isCorrection: false })
  if (known.plan !== null && known.plan.at === at && known.plan.value !== memory.plan?.value)
    learned.push({ kind: 'plan', value: eventName(known.plan.value, locale), isCorrection: false })
  const folded = fold(message)
  const facts: Memory['facts'] = { ...known.facts }
  for (const { kind, value, of } of [...readRelatives(folded, locale, language), ...readPlain(folded, locale, language)]) {
    const before = facts[kind]
    // A name that is known is not lost because the person says 'my wife' again.
    if (before !== undefined && (before.value.toLowerCase() === value.toLowerCase() || (of === null && before.of !== null))) continue
    const told = asPinned(before ?? null, { value, at, of }, isCorrecting)
    if (told === null || told === before) continue
    facts[kind] = told
    const isRelative = RELATIVE_KINDS.some((relative) => relative === kind)
    if (!isRelative || of !== null) learned.push({ kind, value, isCorrection: isCorrecting && before !== undefined })
  }
  return { memory: { ...known, facts }, learned }
}

/** What is known of the person as it is talked of: of the likes one, pinned or newest. */
export const knownFacts = (memory: Memory, locale: Locale): Fact[] => {
  const facts = factsOf(memory, locale)
  const like = facts.find(({ kind }) => kind === 'like')
  return facts.filter((fact) => fact.kind !== 'like' || fact === like)
}
