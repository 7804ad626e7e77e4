import { fold } from '../replies/fold.ts'
import type { Language } from '../language/language.ts'
import type { LifeLine } from '../language/spoken.ts'
import { createSeededRandom } from '../replies/random.ts'
import type { ReplyCharacter } from '../replies/reply-input.ts'
import { fitsClimate } from './climate.ts'
import { hobbyTheme, occupationTheme, toneOf } from '../replies/themes.ts'

/** What a character's page may already tell of: there the page is right, and nothing is made up beside it. */
const ON_PAGE: Readonly<Record<string, string>> = { siblings: 'words.sibling', parents: 'words.parent', pet: 'words.pet' }

/** What a character tells, by its id: it is always the same for the same character. */
export interface Tale {
  readonly id: string
  readonly steps: readonly string[]
}

/** A character's life in one part, or null where the language tells nothing of it. The same in every language. */
export function lifeOf({ slug }: ReplyCharacter, category: string, { spoken }: Language): Tale | null {
  const lives: readonly LifeLine[] = (spoken.life[category] ?? []).filter(({ id }) => fitsClimate(slug, category, id))
  const chosen = lives[createSeededRandom(`${slug}:${category}`).below(lives.length)]
  return chosen === undefined ? null : { id: `life.${category}.${chosen.id}`, steps: chosen.steps }
}

/** The sentences of a page. */
export const sentencesOf = (text: string): string[] => text.match(/[^.!?。！？؟।]+[.!?。！？؟।…]+/gu)?.map((sentence) => sentence.trim()) ?? []

/** What a character's page says of a part of its life, or null. */
export function pageOn(character: ReplyCharacter, category: string, { pattern }: Language): string | null {
  const list = ON_PAGE[category]
  if (list === undefined) return null
  const { lines, bio, description } = character.texts
  const words = pattern(list)
  return [...Object.values(lines), bio, description].flatMap(sentencesOf).find((sentence) => words.test(fold(sentence).text)) ?? null
}

/** The kinds of stories a character has: of its work, its hobbies and its temperament. */
export const storyKinds = ({
  occupation,
  hobbies,
  personality,
}: ReplyCharacter): Readonly<Record<'work' | 'hobby' | 'tone' | 'day', readonly string[]>> => {
  const work = occupationTheme(occupation)
  return {
    work: work === null ? [] : [`work.${work}`],
    hobby: [...new Set(hobbies.flatMap((hobby) => hobbyTheme(hobby) ?? []))].map((theme) => `hobby.${theme}`),
    tone: [`tone.${toneOf(personality)}`],
    day: [`day.${work ?? 'any'}`, 'day.any'],
  }
}

/** The stories of some kinds, beginning with another one for each character. */
export function storiesOf({ slug }: ReplyCharacter, kinds: readonly string[], { spoken }: Language): Tale[] {
  const stories = kinds.flatMap((kind) => (spoken.stories[kind] ?? []).map((steps, at) => ({ id: `story.${kind}.${at}`, steps })))
  const start = createSeededRandom(`${slug}:stories`).below(Math.max(stories.length, 1))
  return [...stories.slice(start), ...stories.slice(0, start)]
}

/** The steps of what was told under an id. */
export function stepsOf(id: string, { spoken }: Language): readonly string[] {
  const [kind, ...path] = id.split('.')
  const last = path.at(-1) ?? ''
  const key = path.slice(0, -1).join('.')
  if (kind === 'life') return spoken.life[key]?.find((line) => line.id === last)?.steps ?? []
  if (kind === 'subject') return spoken.subjects[key]?.tales[Number(last)] ?? []
  if (kind === 'interview') return spoken.interview[key]?.tales[Number(last)] ?? []
  if (kind === 'told') return spoken.told[key]?.tales[Number(last)] ?? []
  if (kind === 'thing') return spoken.pages[key]?.tales[Number(last)] ?? []
  if (kind === 'trade') return spoken.trades[key]?.sides[last] ?? []
  if (kind === 'line') return []
  return (kind === 'story' ? spoken.stories : spoken.answers)[key]?.[Number(last)] ?? []
}
