import { ofLocales } from '@moonlit/contract/of-locales'
import type { Locale } from '@moonlit/contract/vocabulary'
import { hobbyLabel } from './labels.ts'
import { packs } from './packs/packs.ts'
import { fillPhrase, isQuestion } from './phrase.ts'
import { createSeededRandom } from './random.ts'
import type { ReplyCharacter } from './reply-input.ts'

export interface HintInput {
  readonly character: Pick<ReplyCharacter, 'slug' | 'gender' | 'occupation' | 'hobbies'> | null
  /** The character's last message: a question gets an answer suggested. */
  readonly lastBotText: string | null
  /** The person's recent messages, which are not suggested again. */
  readonly said: readonly string[]
  /** Changes with each message, so that the suggestions do too. */
  readonly seed: string
}

function hintsIn(locale: Locale, { character, lastBotText, said, seed }: HintInput): string[] {
  const { hint } = packs[locale]
  const random = createSeededRandom(`${seed}:${character?.slug ?? ''}:${lastBotText ?? ''}`)
  const hobby = character?.hobbies[random.below(character.hobbies.length)]
  const chosen: string[] = []
  const fill = (phrase: string): string | null =>
    fillPhrase(
      phrase,
      { hobby: hobby && hobbyLabel(locale, hobby), you: '-' },
      { locale, character: character?.gender ?? 'non-binary', person: null },
    )
  const add = (pool: readonly string[]): void => {
    const start = random.below(pool.length)
    const fresh = [...pool.slice(start), ...pool.slice(0, start)].flatMap((phrase) => fill(phrase) ?? []).filter((text) => !chosen.includes(text))
    const hint = fresh.find((text) => !said.includes(text)) ?? fresh[0]
    if (hint !== undefined) chosen.push(hint)
  }
  add(lastBotText !== null && isQuestion(lastBotText) ? hint.answer : hint.warm)
  add(character === null ? hint.general : hobby && random.chance(0.5) ? hint.hobby : hint.work)
  add(hint.general)
  return chosen
}

/** Three short messages the person could send, in each language (CH-16): one that answers, one on the character's life, one free. */
export function suggestHints(input: HintInput): Record<Locale, string[]> {
  return ofLocales((locale) => hintsIn(locale, input))
}
