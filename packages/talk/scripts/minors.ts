import { readFileSync, readdirSync } from 'node:fs'
import type { Locale } from '@moonlit/contract/vocabulary'
import { LOCALES } from '@moonlit/contract/vocabulary'
import { z } from 'zod'
import { sentencesOf } from '../src/dialogue/life.ts'
import { featuresOf } from '../src/moderation/minors/features.ts'
import { readText } from '../src/moderation/minors/finder.ts'
import { TONGUES } from '../src/moderation/minors/kinds.ts'
import type { Judged } from '../src/moderation/minors/likelihood.ts'
import { learnedOf, phrasesOf } from '../src/testing/minors.ts'
import { readPools, readSentences } from './read-data.ts'
import { type Example, trainMean } from './train.ts'

/** Sets of phrases that are learned from, beside the sentences that the grammar was made by. */
export const PHRASE_SETS = ['held-out', 'blind', 'fresh', 'oblique', 'outside', 'strangers'] as const

/** Ages in digits. */
const DIGITS = Array.from({ length: 15 }, (_, index) => String(index + 3))
/** Of each frame of a minor so many numbers or school years are learned, in turn; of harmless ones all are. */
const OF_EACH_FRAME = 2

const CHARACTERS = new URL('../../../prisma/seed/characters/', import.meta.url)
const Described = z.object({ texts: z.record(z.enum(LOCALES), z.object({ description: z.string(), bio: z.string() })) })

interface Texts {
  readonly minor: readonly string[]
  readonly fine: readonly string[]
}

const filledSome = (frames: readonly string[], slot: readonly string[]): string[] =>
  frames.flatMap((frame, index) =>
    Array.from({ length: OF_EACH_FRAME }, (_, step) => frame.replace('{n}', slot[(index * OF_EACH_FRAME + step) % slot.length] ?? '')),
  )
const filled = (frames: readonly string[], slot: readonly string[]): string[] =>
  frames.flatMap((frame) => slot.map((each) => frame.replace('{n}', each)))

/** What the grammar was made by, with ages and school years in their places. */
function learnedTexts(tongue: string, judged: Judged): Texts {
  const known = learnedOf(tongue)
  const { numbers, adultNumbers, grades } = known
  const fine = [...known.fineText, ...filled(known.fineFrames, [...numbers, ...DIGITS]), ...filled(known.schoolFineFrames, grades)]
  if (judged === 'chat') {
    const minor = [...known.chat, ...filledSome(known.chatFrames, numbers), ...filledSome(known.schoolChatFrames, grades)]
    return { minor, fine: [...fine, ...known.fineChat, ...filled(known.chatFrames, adultNumbers)] }
  }
  const minor = [...known.text, ...filledSome(known.ageFrames, numbers), ...filledSome(known.schoolFrames, grades)]
  return { minor, fine: [...fine, ...known.finePicture, ...filled(known.ageFrames, adultNumbers)] }
}

const phraseTexts = (tongue: string, judged: Judged): Texts[] =>
  PHRASE_SETS.flatMap((set) => {
    const phrases = phrasesOf('learned', set, tongue)
    if (phrases === null) return []
    const { minor, minorChat, harmless, harmlessChat, harmlessPicture } = phrases
    return judged === 'chat' ? [{ minor: minorChat, fine: [...harmless, ...harmlessChat] }] : [{ minor, fine: [...harmless, ...harmlessPicture] }]
  })

/** What the characters of the catalogue are described with, sentence by sentence. */
function describedTexts(locale: Locale): string[] {
  const texts = readdirSync(CHARACTERS).flatMap((file) => {
    const { description, bio } = Described.parse(JSON.parse(readFileSync(new URL(file, CHARACTERS), 'utf8'))).texts[locale]
    return [description, ...sentencesOf(bio), ...sentencesOf(description)]
  })
  return [...new Set(texts)]
}

/** What grown characters are described with and say of themselves, and for a chat what people write to them. */
function ordinaryTexts(locale: Locale, judged: Judged): string[] {
  const told = ['life', 'stories', 'subjects'].flatMap((name) => Object.values(readPools(locale, name)).flat())
  const lines = told.filter((line) => !line.startsWith('= ')).map((line) => line.replaceAll(' // ', ' ').replace(/\[[ym]:([^|\]]*)[^\]]*\]/gu, '$1'))
  return judged === 'chat' ? [...lines, ...readSentences(locale).map(({ text }) => text)] : [...lines, ...describedTexts(locale)]
}

/** A text, and whether it makes somebody a minor. */
export interface MinorText {
  readonly text: string
  readonly label: 'minor' | 'fine'
}

/** What is learned, in all languages together: the same kinds of words tell it in each. */
export function minorTexts(judged: Judged): MinorText[] {
  const labels = new Map<string, MinorText['label']>()
  const add = ({ minor, fine }: Texts): void => {
    for (const text of fine) labels.set(text, 'fine')
    for (const text of minor) labels.set(text, 'minor')
  }
  for (const locale of LOCALES) add({ minor: [], fine: ordinaryTexts(locale, judged) })
  for (const tongue of TONGUES) for (const texts of [learnedTexts(tongue, judged), ...phraseTexts(tongue, judged)]) add(texts)
  return [...labels].map(([text, label]) => ({ text, label }))
}

/** What a model learns from a text. */
export function minorExample({ text, label }: MinorText): Example {
  const read = readText(text, () => null)
  return { ...featuresOf(read, 0, read.tokens.length), label }
}

/** Trainings whose mean is the model: of five and of fifteen the mean is right as often, and a single one differs from the next by several phrases. */
const TRAININGS = 5

/** The model of what is judged, learned from these examples. */
export const trainMinors = (judged: Judged, examples: readonly Example[]): Buffer => trainMean(`minors-${judged}`, examples, TRAININGS)
