import type { Locale } from '@moonlit/contract/vocabulary'
import { FACT_KINDS, type FactKind, type Memory, type Told } from './memory.ts'
import { packs } from './packs/packs.ts'

/** What a fact is about. */
export type Kind = FactKind | (typeof SINGLE)[number] | 'like'

const SINGLE = ['name', 'job', 'city', 'pet', 'plan'] as const

/** A fact of the person that a character remembers. */
export interface Fact {
  /** Names it within its chat, and stays when it is corrected. */
  readonly id: string
  readonly kind: Kind
  readonly value: string
  /** The person's word for a relative whose name is the value. */
  readonly of: string | null
  /** The turn it was told in. */
  readonly at: number
  /** Pinned facts come first, and stay until the person changes them. */
  readonly isPinned: boolean
}

/** An event's name in the language; a plan in the person's own words has no other. */
export const eventName = (event: string, locale: Locale): string =>
  Object.entries(packs[locale].events).find(([id]) => id === event)?.[1].name ?? event

/** One like is told a turn. */
const idOfLike = ({ at }: Told): string => `like-${at}`

/** Everything that is known of the person: what is pinned first, the newest like before the others. */
export function factsOf(memory: Memory, locale: Locale): Fact[] {
  const { plan, likes, facts } = memory
  const fact = (kind: Kind, { value, at, isPinned = false }: Told, of: string | null = null, id: string = kind): Fact => ({
    id,
    kind,
    value,
    of,
    at,
    isPinned,
  })
  const known = [
    ...(['name', 'job', 'city', 'pet'] as const).flatMap((kind) => (memory[kind] === null ? [] : [fact(kind, memory[kind])])),
    ...likes.toReversed().map((like) => fact('like', like, null, idOfLike(like))),
    ...(plan === null ? [] : [fact('plan', { ...plan, value: eventName(plan.value, locale) })]),
    ...FACT_KINDS.flatMap((kind) => {
      const told = facts[kind]
      return told === undefined ? [] : [fact(kind, told, told.of)]
    }),
  ]
  return known.toSorted((one, other) => Number(other.isPinned) - Number(one.isPinned))
}

type Edit = <One extends Told>(told: One) => One | null

const isSingle = (id: string): id is (typeof SINGLE)[number] => SINGLE.some((kind) => kind === id)
const kindOf = (id: string): FactKind | undefined => FACT_KINDS.find((kind) => kind === id)

/** The memory with one fact edited, or without it; null when there is no such fact. */
function withEdited(memory: Memory, id: string, edit: Edit): Memory | null {
  if (id === 'plan') return memory.plan && { ...memory, plan: edit(memory.plan) }
  if (isSingle(id)) return memory[id] && { ...memory, [id]: edit(memory[id]) }
  const kind = kindOf(id)
  if (kind === undefined) {
    if (!memory.likes.some((like) => idOfLike(like) === id)) return null
    return { ...memory, likes: memory.likes.flatMap((like) => (idOfLike(like) === id ? (edit(like) ?? []) : like)) }
  }
  const { [kind]: told, ...others } = memory.facts
  if (told === undefined) return null
  const edited = edit(told)
  return { ...memory, facts: edited === null ? others : { ...others, [kind]: edited } }
}

/** Corrects or pins a fact; null when there is no such fact. */
export const changeFact = (memory: Memory, id: string, { value, isPinned }: { value?: string | undefined; isPinned?: boolean | undefined }) =>
  withEdited(value === undefined ? memory : { ...memory, told: [] }, id, (told) => ({
    ...told,
    value: value ?? told.value,
    isPinned: isPinned ?? told.isPinned,
  }))

/** Forgets a fact, the person's own words that may tell it, and that it was brought up; null when there is no such fact. What was said is read once, so it is not learnt again. */
export function forgetFact(memory: Memory, id: string): Memory | null {
  const forgotten = withEdited({ ...memory, told: [] }, id, () => null)
  if (forgotten === null) return null
  const { [id.replace(/-\d+$/u, '')]: _, ...called } = forgotten.called
  return { ...forgotten, called }
}

/** The names of the children, siblings and pets of whom a person has told: nobody who takes part in the talk. */
export const namesOfOthers = ({ pet, facts }: Memory): string[] =>
  [pet?.value, ...[facts.child, facts.sibling].map((told) => (told?.of == null ? undefined : told.value))].filter((name) => name !== undefined)
