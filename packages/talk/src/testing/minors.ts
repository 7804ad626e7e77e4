import { readFileSync } from 'node:fs'
import { z } from 'zod'

const Texts = z.array(z.string())
const Sentences = z.object({
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
export type Sentences = z.infer<typeof Sentences>

/** Sentences of one language that make somebody a minor, and such as only sound like it. */
export const sentencesOf = (locale: string): Sentences =>
  Sentences.parse(JSON.parse(readFileSync(new URL(`minors/${locale}.json`, import.meta.url), 'utf8')))
