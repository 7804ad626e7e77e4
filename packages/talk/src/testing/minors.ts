import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'

const Texts = z.array(z.string())
const Learned = z.object({
  /** Descriptions of a character or of a picture that make somebody a minor, and messages that do. */
  text: Texts,
  chat: Texts,
  /** What an adult is described as, what adults say, and what a picture may show. */
  fineText: Texts,
  fineChat: Texts,
  finePicture: Texts,
  /** Three to seventeen in words, and some numbers from nineteen on. */
  numbers: Texts.length(15),
  adultNumbers: Texts,
  /** Sentences with a number's place in them. */
  ageFrames: Texts,
  chatFrames: Texts,
  fineFrames: Texts,
  /** School years in words and digits, and sentences with the place of one in them. */
  grades: Texts,
  schoolFrames: Texts,
  schoolChatFrames: Texts,
  schoolFineFrames: Texts,
})
export type Learned = z.infer<typeof Learned>

const Phrases = z.object({
  /** Descriptions of a character or a picture that make somebody a minor, and messages that do. */
  minor: Texts,
  minorChat: Texts,
  /** Descriptions that only sound like it, and what grown people say of their own childhood and of their children. */
  harmless: Texts,
  harmlessChat: Texts,
  /** What a picture may show; not every author wrote of that. */
  harmlessPicture: Texts.default([]),
})
export type Phrases = z.infer<typeof Phrases>

/** Where sets of phrases stand: what the grammar and the model have learned from, and what nothing was learned from. */
const FOLDERS = {
  learned: new URL('../../data/minors/', import.meta.url),
  unseen: new URL('unseen-minors/', import.meta.url),
} as const

const read = (folder: keyof typeof FOLDERS, set: string, tongue: string): unknown => {
  const file = new URL(`${set}/${tongue}.json`, FOLDERS[folder])
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}

/** Sentences of one language that make somebody a minor, and such as only sound like it: all of them are judged rightly. */
export const learnedOf = (tongue: string): Learned => Learned.parse(read('learned', 'learned', tongue))

/** The phrases of a set in one language; null where nobody wrote any. */
export const phrasesOf = (folder: keyof typeof FOLDERS, set: string, tongue: string): Phrases | null =>
  Phrases.nullable().parse(read(folder, set, tongue))
