import { hobbyLabel, occupationLabel } from './labels.ts'
import type { Memory } from './memory.ts'
import type { Pack } from './packs/pack.ts'
import { packs } from './packs/packs.ts'
import { fillPhrase, isFillable } from './phrase.ts'
import type { SlotValues } from './phrase.ts'
import { createSeededRandom } from './random.ts'
import type { SeededRandom } from './random.ts'
import type { ReplyCharacter, ReplyInput } from './reply-input.ts'

/** How many used sentence ids a memory stores: more than the largest pools hold. */
const KEPT_USED = 320

/** The context of composing one reply: usable and used sentences, and the random source. */
export interface ReplyContext {
  readonly pack: Pack
  readonly character: ReplyCharacter
  readonly random: SeededRandom
  readonly memory: Memory
  /** Takes an unused sentence of a pool; null when all were used or none can be filled. */
  take(pool: string, sentences: readonly string[], extra?: SlotValues): string | null
  /** Like `take`, but falls back to the sentence said longest ago. */
  repeat(pool: string, sentences: readonly string[], extra?: SlotValues): string
  /** Uses a sentence once in a chat, under its own id. */
  once(id: string, sentence: string): string | null
  used(): readonly string[]
}

/** A usable sentence. */
interface Candidate {
  readonly id: string
  readonly sentence: string
}

type ReplyContextInput = Pick<ReplyInput, 'locale' | 'character' | 'person' | 'seed'> & { readonly memory: Memory }

/** Starts a reply. The random source depends on the seed and the number of replies. */
export function createReplyContext({ locale, character, person, memory, seed }: ReplyContextInput): ReplyContext {
  const pack = packs[locale]
  const random = createSeededRandom(`${seed}:${character.slug}:${locale}:${memory.turns}`)
  const used = new Set(memory.used)
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
    description: used.has('description') ? undefined : character.texts.description,
  })
  const isQuiet = memory.turns <= memory.quietUntil
  const mayBeSaid = (sentence: string): boolean => !isQuiet || !/[?？؟]/u.test(sentence)
  /** The fillable sentences of a pool. Only the chosen one is filled. */
  const usable = (sentences: readonly string[], pool: string, slots: SlotValues): Candidate[] =>
    sentences.flatMap((sentence, index) => (isFillable(sentence, slots, voices) ? [{ id: `${pool}.${index}`, sentence }] : []))
  const say = ({ id, sentence }: Candidate, slots: SlotValues): string => {
    // A repeated sentence moves to the end.
    used.delete(id)
    used.add(id)
    if (sentence.includes('{description}')) used.add('description')
    return fillPhrase(sentence, slots, voices) ?? ''
  }
  const take: ReplyContext['take'] = (pool, sentences, extra = {}) => {
    const slots = { ...values(), ...extra }
    const fresh = usable(sentences, pool, slots).filter(({ id, sentence }) => !used.has(id) && mayBeSaid(sentence))
    const chosen = fresh[random.below(fresh.length)]
    return chosen ? say(chosen, slots) : null
  }
  return {
    pack,
    character,
    random,
    memory,
    take,
    repeat: (pool, sentences, extra = {}) => {
      const fresh = take(pool, sentences, extra)
      if (fresh !== null) return fresh
      const slots = { ...values(), ...extra }
      const said = [...used]
      const [oldest] = usable(sentences, pool, slots).sort((left, right) => said.indexOf(left.id) - said.indexOf(right.id))
      return oldest ? say(oldest, slots) : ''
    },
    once: (id, sentence) => {
      if (sentence === '' || used.has(id) || !mayBeSaid(sentence)) return null
      used.add(id)
      return sentence
    },
    used: () => [...used].slice(-KEPT_USED),
  }
}
