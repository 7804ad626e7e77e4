import type { Intent } from './intents.ts'
import type { Memory } from './memory.ts'

export const LOW_MOODS: ReadonlySet<Intent> = new Set(['sad', 'lonely', 'stress', 'badNews'])
/** Intents that are answered as usual after help lines. Others are answered as sorrow. */
const SAID_AFTER_HELP: ReadonlySet<Intent> = new Set([
  'askMyName',
  'askMyPet',
  'askMyJob',
  'askMyCity',
  'askMemory',
  'askName',
  'areYouAi',
  'lonely',
  'sad',
  'stress',
  'thanks',
  'goodNews',
  'badNews',
  'complaint',
])
/** Intents that may continue bad news. */
const GOES_ON: ReadonlySet<Intent> = new Set(['statement', 'family', 'work', 'pets', 'ok'])
/** How many replies bad news affects. */
const HEAVY = 3
/** Replies without a question after a complaint, including its answer. */
const QUIET = 3
/** A turn that never comes: such facts are remembered but never brought up. */
const NEVER = Number.MAX_SAFE_INTEGER

/** Whether bad news still affects the chat. */
export const isGrieving = ({ moodLow }: Pick<Memory, 'moodLow'>): boolean => moodLow?.value === 'badNews'

/** Reads intents after help lines: most of them as sorrow. */
export const interpretGently = (intents: readonly [Intent, ...Intent[]]): readonly [Intent, ...Intent[]] =>
  SAID_AFTER_HELP.has(intents[0]) ? intents : ['sad', ...intents]

/**
 * The intent in context: messages that continue bad news are answered gently, and a 'good night' in
 * Spanish or Portuguese at the start of a chat is a greeting.
 */
export function inContext(intents: readonly [Intent, ...Intent[]], { moodLow }: Pick<Memory, 'moodLow'>, turns: number): Intent {
  const [intent] = intents
  if (intent === 'goodNight' && turns === 1 && intents.includes('greeting')) return 'greeting'
  return moodLow?.value === 'badNews' && turns - moodLow.at <= HEAVY && GOES_ON.has(intent) ? 'sad' : intent
}

/** Sets the low mood, clears it with good news, and reduces questions after a complaint. */
export function updateMood(memory: Memory, intents: readonly Intent[], message: string): Memory {
  const { turns, pet, plan } = memory
  if (intents[0] === 'complaint') return { ...memory, quietUntil: turns + QUIET - 1 }
  if (intents[0] === 'badNews') {
    const isPet = pet !== null && (intents.includes('pets') || message.includes(pet.value))
    return {
      ...memory,
      moodLow: { value: 'badNews', at: turns },
      pet: isPet ? { ...pet, at: NEVER } : pet,
      // A failed exam is not asked about.
      plan: plan?.at === turns ? null : plan,
    }
  }
  const low = intents.find((intent) => LOW_MOODS.has(intent))
  if (low) return { ...memory, moodLow: { value: low, at: turns } }
  return intents.includes('goodNews') ? { ...memory, moodLow: null } : memory
}
