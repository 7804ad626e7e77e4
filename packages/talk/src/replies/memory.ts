import { z } from 'zod'

/** A fact with the turn it was told in. A pinned one stays until the person changes it. */
const Told = z.object({ value: z.string(), at: z.number(), isPinned: z.boolean().optional() })
export type Told = z.infer<typeof Told>

/** The kinds of facts that `facts` holds; the older ones have fields of their own. */
export const FACT_KINDS = ['age', 'birthday', 'partner', 'child', 'sibling', 'parent', 'dislike', 'instrument', 'sport', 'health'] as const
export type FactKind = (typeof FACT_KINDS)[number]

/** A character's memory of one chat. Small, JSON, stored with the chat. */
export const Memory = z.object({
  /** Replies given so far. */
  turns: z.number(),
  name: Told.nullable(),
  job: Told.nullable(),
  city: Told.nullable(),
  pet: Told.nullable(),
  /** `value` is an event id of the pack, `day` the person's own word for when. */
  plan: Told.extend({ day: z.string().nullable() }).nullable(),
  /** Set while the person has spoken of feeling low. */
  moodLow: Told.nullable(),
  /** The turn of the last answer with help lines; older chats have none. */
  helped: z.number().nullable().default(null),
  /** For how many replies the answers stay gentle after it; null for as long as usual. */
  gentle: z.number().nullable().default(null),
  likes: z.array(Told),
  /** What the person stated lately, in their own words, the newest last: quoted when they ask for it. */
  told: z.array(z.string()).default([]),
  /** For each kind of fact, the turn in which it was last brought up. */
  called: z.record(z.string(), z.number()),
  shots: z.number(),
  /** The last turn without questions. */
  quietUntil: z.number().default(0),
  /** Other facts, each as it was told last. `of` is the person's word for a relative whose name is the value. */
  facts: z.partialRecord(z.enum(FACT_KINDS), Told.extend({ of: z.string().nullable() })).default({}),
  /** The turn each sentence was said in. */
  said: z.record(z.string(), z.number()).default({}),
  /** What the character told last in several steps, and which of them comes next. */
  thread: z.object({ id: z.string(), step: z.number() }).nullable().default(null),
  /** What the last turns were about. */
  topic: z.string().nullable().default(null),
  /** The turn of the character's last question. */
  asked: z.number().default(0),
  /** What a language model wrote down of the chat's beginning, up to the message of this number. */
  summary: z.object({ text: z.string(), upTo: z.number() }).nullable().default(null),
  /** Ids of messages that no language model is sent again: they tell what the person has had forgotten. */
  unsent: z.array(z.string()).default([]),
})
export type Memory = z.infer<typeof Memory>

/** The memory of a chat that has not started. */
export const emptyMemory = (): Memory => ({
  turns: 0,
  name: null,
  job: null,
  city: null,
  pet: null,
  plan: null,
  moodLow: null,
  helped: null,
  gentle: null,
  likes: [],
  told: [],
  called: {},
  shots: 0,
  quietUntil: 0,
  facts: {},
  said: {},
  thread: null,
  topic: null,
  asked: 0,
  summary: null,
  unsent: [],
})

/**
 * Merges the memories of two chats with the same character: the first wins, the other fills
 * the gaps.
 */
export const mergeMemories = (one: Memory, other: Memory): Memory => ({
  turns: one.turns + other.turns,
  name: one.name ?? other.name,
  job: one.job ?? other.job,
  city: one.city ?? other.city,
  pet: one.pet ?? other.pet,
  plan: one.plan ?? other.plan,
  moodLow: one.moodLow ?? other.moodLow,
  helped: one.helped ?? other.helped,
  gentle: one.helped === null ? other.gentle : one.gentle,
  quietUntil: one.quietUntil,
  facts: { ...other.facts, ...one.facts },
  said: { ...other.said, ...one.said },
  thread: one.thread,
  topic: one.topic,
  asked: one.asked,
  told: [...other.told, ...one.told],
  // The messages are numbered anew.
  summary: null,
  unsent: [...one.unsent, ...other.unsent],
  // As if the other's had been told later: the turn tells likes apart.
  likes: [
    ...one.likes,
    ...other.likes.filter(({ value }) => one.likes.every((like) => like.value !== value)).map((like) => ({ ...like, at: like.at + one.turns })),
  ],
  called: { ...other.called, ...one.called },
  shots: one.shots + other.shots,
})

/** How many answers stay gentle after help lines. */
const GENTLE_FOR = 6
/** The same where only the classifier heard a crisis, which hears one now and then where there is none. */
export const GENTLE_WHERE_UNSURE = 2

/** The turn of a pet that died: it is remembered, and never asked after. */
export const GONE = Number.MAX_SAFE_INTEGER

/** Whether help lines were given recently, so that no small talk fits. */
export const isDelicate = ({ helped, gentle, turns }: Memory): boolean => helped !== null && turns - helped < (gentle ?? GENTLE_FOR)

/** The memory after a remote reply: learned facts without the engine's used sentences. */
export const learnedOnly = (before: Memory, after: Memory): Memory => ({
  ...after,
  called: before.called,
  said: before.said,
  thread: before.thread,
})

/** The memory when the engine's reply is used after all: its used sentences, and the facts as the person has left them meanwhile. */
export const withSentences = (now: Memory, { called, said, thread }: Memory): Memory => ({ ...now, called, said, thread })

/** A memory that knows of the person what another one knows. */
export const withFactsOf = (memory: Memory, { name, job, city, pet, plan, likes, facts, told, summary, unsent }: Memory): Memory => ({
  ...memory,
  name,
  job,
  city,
  pet,
  plan,
  likes,
  facts,
  told,
  summary,
  unsent,
})

/** A memory of which nobody is sent these messages any more, nor what was written down of the chat's beginning: it may tell of them. */
export const withoutMessages = (memory: Memory, ids: readonly string[]): Memory => ({
  ...memory,
  summary: memory.summary && { ...memory.summary, text: '' },
  told: [],
  unsent: [...new Set([...memory.unsent, ...ids])],
})

/** Reads what was stored; anything unknown becomes an empty memory. */
export function readMemory(stored: unknown): Memory {
  const parsed = Memory.safeParse(stored)
  return parsed.success ? parsed.data : emptyMemory()
}
