import type { Intent } from './intents.ts'
import type { Memory } from './memory.ts'

export const LOW_MOODS: ReadonlySet<Intent> = new Set(['sad', 'lonely', 'stress', 'badNews'])
/** What someone who was just given help lines may say and be answered as ever. Anything else is heard as sorrow. */
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
/** What may still be about bad news that was told just before. */
const GOES_ON: ReadonlySet<Intent> = new Set(['statement', 'family', 'work', 'pets', 'ok'])
/** Replies for which bad news still sets the tone. */
const HEAVY = 3
/** Replies without a question after a complaint, its own answer among them. */
const QUIET = 3
/** A turn that never comes: what was told in it is kept, and never brought up. */
const NEVER = Number.MAX_SAFE_INTEGER

/** Whether the chat is still under bad news; wit and talk of other things would hurt. */
export const isGrieving = ({ moodLow }: Pick<Memory, 'moodLow'>): boolean => moodLow?.value === 'badNews'

/** How a message is heard after help lines were named: whatever does not say otherwise, as sorrow. */
export const interpretGently = (intents: readonly [Intent, ...Intent[]]): readonly [Intent, ...Intent[]] =>
  SAID_AFTER_HELP.has(intents[0]) ? intents : ['sad', ...intents]

/**
 * What a message means after what came before it: talk that goes on about bad news is met gently, and the 'good night' of
 * Spanish or Portuguese opens a chat as a greeting.
 */
export function inContext(intents: readonly [Intent, ...Intent[]], { moodLow }: Pick<Memory, 'moodLow'>, turns: number): Intent {
  const [intent] = intents
  if (intent === 'goodNight' && turns === 1 && intents.includes('greeting')) return 'greeting'
  return moodLow?.value === 'badNews' && turns - moodLow.at <= HEAVY && GOES_ON.has(intent) ? 'sad' : intent
}

/** Marks the low mood when it is spoken of, and lets it go with good news; a complaint makes for fewer questions. */
export function updateMood(memory: Memory, intents: readonly Intent[], message: string): Memory {
  const { turns, pet, plan } = memory
  if (intents[0] === 'complaint') return { ...memory, quietUntil: turns + QUIET - 1 }
  if (intents[0] === 'badNews') {
    const isPet = pet !== null && (intents.includes('pets') || message.includes(pet.value))
    return {
      ...memory,
      moodLow: { value: 'badNews', at: turns },
      pet: isPet ? { ...pet, at: NEVER } : pet,
      // An exam that was failed is no exam to ask about.
      plan: plan?.at === turns ? null : plan,
    }
  }
  const low = intents.find((intent) => LOW_MOODS.has(intent))
  if (low) return { ...memory, moodLow: { value: low, at: turns } }
  return intents.includes('goodNews') ? { ...memory, moodLow: null } : memory
}
