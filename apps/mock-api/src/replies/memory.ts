import { z } from 'zod'

/** Something the person told, and the turn it was told in. */
const Told = z.object({ value: z.string(), at: z.number() })
export type Told = z.infer<typeof Told>

/** What a character keeps of one chat. Small, JSON-able, stored beside the chat. */
export const Memory = z.object({
  /** Replies given so far. */
  turns: z.number(),
  name: Told.nullable(),
  job: Told.nullable(),
  city: Told.nullable(),
  pet: Told.nullable(),
  /** `value` is an id of the pack's events, `day` the person's own word for when. */
  plan: Told.extend({ day: z.string().nullable() }).nullable(),
  /** Set while the person has spoken of feeling low. */
  moodLow: Told.nullable(),
  /** The turn of the last answer that named help lines; chats stored before there was one have none. */
  helped: z.number().nullable().default(null),
  likes: z.array(Told),
  /** Ids of sentences already said, oldest first. */
  used: z.array(z.string()),
  /** For each kind of fact, the turn in which the character last came back to it. */
  called: z.record(z.string(), z.number()),
  shots: z.number(),
  /** The last turn in which the person is to be asked nothing. */
  quietUntil: z.number().default(0),
})
export type Memory = z.infer<typeof Memory>

/** The memory of a chat that has not begun. */
export const emptyMemory = (): Memory => ({
  turns: 0,
  name: null,
  job: null,
  city: null,
  pet: null,
  plan: null,
  moodLow: null,
  helped: null,
  likes: [],
  used: [],
  called: {},
  shots: 0,
  quietUntil: 0,
})

/**
 * One memory out of two of the same character, whose chats become one: what the first knows counts, the other fills in
 * what it does not know.
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
  quietUntil: one.quietUntil,
  likes: [...one.likes, ...other.likes.filter(({ value }) => one.likes.every((like) => like.value !== value))],
  used: [...new Set([...other.used, ...one.used])],
  called: { ...other.called, ...one.called },
  shots: one.shots + other.shots,
})

/** How many answers stay gentle after one that named help lines. */
const GENTLE_FOR = 3

/** Whether help lines were named so lately that nothing is small talk: a character that jokes now would not have listened. */
export const isDelicate = ({ helped, turns }: Memory): boolean => helped !== null && turns - helped < GENTLE_FOR

/** What a character learned from a message that it did not answer itself: what it would have said stays unsaid. */
export const learnedOnly = (before: Memory, after: Memory): Memory => ({ ...after, used: before.used, called: before.called })

/** Reads what was stored; anything unknown becomes an empty memory. */
export function readMemory(stored: unknown): Memory {
  const parsed = Memory.safeParse(stored)
  return parsed.success ? parsed.data : emptyMemory()
}
