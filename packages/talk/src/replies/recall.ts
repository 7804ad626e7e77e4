import type { Recalled } from './intents.ts'
import type { Memory } from './memory.ts'
import { isGrieving } from './mood.ts'
import type { ReplyContext } from './reply-context.ts'

/** Answers 'what's my name?' and similar questions from memory. */
export function recall(context: ReplyContext, asked: Recalled, isNamed: boolean): string[] {
  const { pack, memory, repeat } = context
  const from = (key: 'name' | 'job' | 'city' | 'pet' | 'like' | 'plan' | 'unknown' | 'nothing' | 'intro' | 'nameUnknown') =>
    repeat(`recall.${key}`, pack.recall[key])
  const name = isNamed ? from('name') : from('nameUnknown')
  if (asked === 'askMyName') return [name]
  if (asked === 'askMyPet') return [from(memory.pet ? 'pet' : 'unknown')]
  if (asked === 'askMyJob') return [from(memory.job ? 'job' : 'unknown')]
  if (asked === 'askMyCity') return [from(memory.city ? 'city' : 'unknown')]
  const kept = [
    ...(memory.name ? [name] : []),
    ...(memory.job ? [from('job')] : []),
    ...(memory.city ? [from('city')] : []),
    ...(memory.pet ? [from('pet')] : []),
    ...(memory.likes.length > 0 ? [from('like')] : []),
    ...(memory.plan ? [from('plan')] : []),
  ]
  return kept.length > 0 ? [from('intro'), ...kept] : [from('nothing')]
}

const CALLBACKS = ['plan', 'moodLow', 'pet', 'like', 'job', 'city'] as const
/** Replies before a fact is brought up. */
const PATIENCE = 3
/** Replies between two brought up facts. */
const BREATH = 3
/** Replies before the same fact is brought up again. */
const REST = 9

/** Brings up a fact told a while ago, or returns null when none is due. */
export function bringUpFact(context: ReplyContext): { readonly text: string; readonly called: Memory['called'] } | null {
  const { memory, pack } = context
  if (Object.values(memory.called).some((turn) => memory.turns - turn < BREATH)) return null
  for (const kind of isGrieving(memory) ? (['moodLow'] as const) : CALLBACKS) {
    const told = kind === 'like' ? memory.likes.at(-1) : memory[kind]
    const last = memory.called[kind]
    const isDue = told && memory.turns - told.at >= PATIENCE && (last === undefined || told.at > last || memory.turns - last >= REST)
    if (!isDue || (kind === 'plan' && last !== undefined && told.at <= last)) continue
    const text = context.take(`callback.${kind}`, pack.callback[kind])
    if (text !== null) return { text, called: { ...memory.called, [kind]: memory.turns } }
  }
  return null
}
