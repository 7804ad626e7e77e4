import { readFileSync } from 'node:fs'
import { LinearModel } from '../../understanding/linear-model.ts'
import { featuresOf } from './features.ts'
import type { ReadText } from './finder.ts'
import type { Kind } from './kinds.ts'
import { isCjk } from './lexicon.ts'
import { surroundingsIn } from './surroundings.ts'

/** What a model has learned to judge: descriptions of characters and pictures, or messages of a chat. */
export type Judged = 'description' | 'chat'

/**
 * From what likelihood on a text is refused that speaks of a child's days, and one that does not ("the girl behind the bar" says too little
 * to be sure); and from what one a sentence among others that does. Alone it says less of whom it speaks: from 0.8 on, one in
 * seventy ordinary biographies had a sentence that was refused.
 */
const LIKELY = { ofChildhood: 0.8, plain: 0.9, sentence: 0.95 } as const
/** The fewest words, in scripts without spaces letters, that say something of somebody: names are shorter, and their initials are no words. */
const FEWEST = { words: 3, letters: 6 } as const

/** Words without any of which, and without any of a child's days, nothing is said of how old somebody is. */
const TELLING: readonly Kind[] = [
  'SCHOOL',
  'PUPIL',
  'GRADE',
  'CHILD',
  'MINOR',
  'SMALL',
  'YOUTHS',
  'N',
  'RANK',
  'TEENS',
  'NTH',
  'PARENT',
  'MOM',
  'PARENTS',
  'BIRTHDAY',
  'BIRTHDAYS',
  'PERMIT',
  'LICENCE',
  'VOTE',
  'CLUE',
  'SCHOOLTIME',
  'UNGROWN',
  'YOUNGER',
  'TOOYOUNG',
  'ALMOST',
  'NOT',
  'YET',
  'UNTIL',
  'SOON',
  'FUTURE',
  'CHILDHOOD',
  'MILESTONE',
  'TEENYEARS',
  'GUARDIAN',
  'ADULT',
  'RIGHT',
  'MAYNOT',
  'BABYDAYS',
  'DADDYS',
  'SCHOOLLIFE',
  'SCHOOLDAY',
  'HOMEWORK',
  'EXAM',
  'SCHOOLBUS',
  'SKIP',
  'N18',
  'YOUNGYEAR',
  'BREAKS',
  'PANDEMIC',
  'BODY',
  'ALONE',
  'LEGAL',
  'CHILDSCHOOL',
  'YOUNGONE',
  'PLAYER',
  'TEAM',
  'MONITOR',
  'REPORT',
  'NOTE',
]

const models = new Map<Judged, LinearModel>()
const modelOf = (judged: Judged): LinearModel => {
  const known = models.get(judged) ?? new LinearModel(readFileSync(new URL(`../../../generated/minors-${judged}.model`, import.meta.url)))
  models.set(judged, known)
  return known
}

/** A stretch of a text, from one token to another. */
type Stretch = readonly [from: number, to: number]

const sentencesIn = ({ tokens }: ReadText): Stretch[] => {
  const sentences: Stretch[] = []
  let from = 0
  for (const [at, { sign }] of [...tokens.entries(), [tokens.length, { sign: 'STOP' }] as const]) {
    if (sign !== 'STOP') continue
    if (at > from) sentences.push([from, at])
    from = at + 1
  }
  return sentences
}

/** 'J.', as in a name. */
const isInitial = ({ tokens }: ReadText, at: number): boolean => /^\p{Lu}$/u.test(tokens[at]?.text ?? '') && tokens[at + 1]?.text === '.'

const saysEnough = (text: ReadText, [from, to]: Stretch): boolean => {
  const words = text.tokens.slice(from, to).filter(({ sign }, at) => sign === null && !isInitial(text, from + at))
  const isUnspaced = words.some(({ folded }) => isCjk(folded))
  return isUnspaced ? words.reduce((sum, { folded }) => sum + folded.length, 0) >= FEWEST.letters : words.length >= FEWEST.words
}

const isOfChildhood = ({ tokens, isOfGrownLife }: ReadText, [from, to]: Stretch): boolean =>
  surroundingsIn(tokens.slice(from, to)).includes('childhood') &&
  surroundingsIn(tokens.slice(from, to).filter((_token, at) => !isOfGrownLife(from + at))).includes('childhood')

/** Whether a word is there that tells how old somebody is, and is none of what only grown people do. */
const isTelling = ({ reading, isOfGrownLife }: ReadText): boolean =>
  reading.pieces.some((pieces, at) => pieces.some(({ kinds }) => TELLING.some((kind) => kinds.has(kind))) && !isOfGrownLife(at))

/**
 * Whether a text is likely to make somebody a minor in words that no frame names: by a model that has learned from sentences of all
 * languages which words, kinds of words and things of a life go together where somebody is under age. It finds what the grammar misses,
 * and never excuses what that finds: whoever hides a fault among harmless words would fool it.
 */
export function isLikelyMinor(text: ReadText, judged: Judged, model = modelOf(judged)): boolean {
  const whole: Stretch = [0, text.tokens.length]
  const ofChildhood = isOfChildhood(text, whole)
  if (!saysEnough(text, whole) || !(isTelling(text) || ofChildhood)) return false
  const minor = model.labels.indexOf('minor')
  const likelihood = (stretch: Stretch): number => model.probabilities(featuresOf(text, ...stretch))[minor] ?? 0
  if (likelihood(whole) >= (ofChildhood ? LIKELY.ofChildhood : LIKELY.plain)) return true
  const sentences = judged === 'description' ? sentencesIn(text) : []
  return (
    sentences.length > 1 &&
    sentences.some((sentence) => saysEnough(text, sentence) && isOfChildhood(text, sentence) && likelihood(sentence) >= LIKELY.sentence)
  )
}
