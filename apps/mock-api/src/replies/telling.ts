import { hobbyLabel, occupationLabel } from './labels.ts'
import type { Memory } from './memory.ts'
import type { Pack } from './packs/pack.ts'
import { packs } from './packs/packs.ts'
import { fillPhrase } from './phrase.ts'
import type { SlotValues } from './phrase.ts'
import { createDice } from './random.ts'
import type { Dice } from './random.ts'
import type { ReplyCharacter, ReplyInput } from './reply-input.ts'

/** How many sentence ids a memory keeps: more than a pack's busiest pools hold together. */
const KEPT_USED = 320

/** One reply in the making: what may be said, what was, and the dice. */
export interface Telling {
  readonly pack: Pack
  readonly character: ReplyCharacter
  readonly dice: Dice
  readonly memory: Memory
  /** Takes an unused sentence of a pool; null when all were said or none can be filled. */
  take(pool: string, sentences: readonly string[], extra?: SlotValues): string | null
  /** Like `take`, but falls back to the sentence said longest ago. */
  repeat(pool: string, sentences: readonly string[], extra?: SlotValues): string
  /** Says a sentence once in a dialog, under an id of its own. */
  once(id: string, sentence: string): string | null
  used(): readonly string[]
}

type TellingInput = Pick<ReplyInput, 'locale' | 'character' | 'person' | 'seed'> & { readonly memory: Memory }

/** Starts a reply. The dice depend on the seed and on how many replies there were. */
export function createTelling({ locale, character, person, memory, seed }: TellingInput): Telling {
  const pack = packs[locale]
  const dice = createDice(`${seed}:${character.slug}:${locale}:${memory.turns}`)
  const used = [...memory.used]
  const voices = { locale, character: character.gender, person: person.gender }
  const lastLike = memory.likes.at(-1)
  const plan = memory.plan
  const event = plan ? Object.entries(pack.events).find(([id]) => id === plan.value)?.[1].name : undefined
  const [hobby] = character.hobbies
  const values = (): SlotValues => ({
    you: memory.name?.value ?? person.firstName.trim(),
    me: character.firstName,
    age: String(character.age),
    job: memory.job?.value,
    city: memory.city?.value,
    pet: memory.pet?.value,
    like: lastLike?.value,
    event,
    occupation: occupationLabel(locale, character.occupation),
    hobby: hobby ? hobbyLabel(locale, hobby) : undefined,
    description: used.includes('description') ? undefined : character.texts.description,
  })
  const usable = (sentences: readonly string[], pool: string, extra: SlotValues) => {
    const slots = { ...values(), ...extra }
    return sentences.flatMap((sentence, index) => {
      const text = fillPhrase(sentence, slots, voices)
      return text === null ? [] : [{ id: `${pool}.${index}`, sentence, text }]
    })
  }
  const say = (chosen: { readonly id: string; readonly sentence: string; readonly text: string }): string => {
    used.push(chosen.id)
    if (chosen.sentence.includes('{description}')) used.push('description')
    return chosen.text
  }
  const take: Telling['take'] = (pool, sentences, extra = {}) => {
    const fresh = usable(sentences, pool, extra).filter(({ id }) => !used.includes(id))
    const chosen = fresh[dice.below(fresh.length)]
    return chosen ? say(chosen) : null
  }
  return {
    pack,
    character,
    dice,
    memory,
    take,
    repeat: (pool, sentences, extra = {}) => {
      const fresh = take(pool, sentences, extra)
      if (fresh !== null) return fresh
      const [oldest] = usable(sentences, pool, extra).sort((left, right) => used.lastIndexOf(left.id) - used.lastIndexOf(right.id))
      return oldest ? say(oldest) : ''
    },
    once: (id, sentence) => {
      if (sentence === '' || used.includes(id)) return null
      used.push(id)
      return sentence
    },
    used: () => used.slice(-KEPT_USED),
  }
}
