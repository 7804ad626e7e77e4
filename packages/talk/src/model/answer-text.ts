import { literal } from '../replies/pattern.ts'

const THOUGHT = /<(think|thinking|reasoning)>[\s\S]*?<\/\1>/giu
/** Thoughts whose beginning the server has cut off, and thoughts that never end. */
const THOUGHT_END = /^[\s\S]*<\/(?:think|thinking|reasoning)>/iu
const THOUGHT_START = /<(?:think|thinking|reasoning)>[\s\S]*$/iu
/** Marks with which some templates end an answer. */
const TEMPLATE_MARK = /<\|[a-z_]*\|>|<\/s>|\[\/?INST\]/giu
const QUOTED = /^(["“«„「『])([\s\S]*)(["”»“」』])$/u
/** A sentence up to its end, with the quotes and brackets that close it. */
const SENTENCE = /[\s\S]*?[.!?…。！？؟।]+["'”»」』)\]*]*(?=\s|$|[^\s\p{N}.,])/gu

/** Who speaks, as some models put before what they say: 'Amara:', '**Amara**:', 'Assistant -'. */
const leadOf = (firstName: string): RegExp =>
  new RegExp(String.raw`^\s*[*_\[("]*(?:${literal(firstName)}|assistant|ai|bot|character)[*_\])"]*\s*[:：][*_]*\s*`, 'iu')

/** What a model said to the person: without its thoughts, the marks of its template, its name before it and quotes around it. */
export function spokenIn(answer: string, firstName: string): string {
  const said = answer
    .toWellFormed()
    .replace(THOUGHT, '')
    .replace(THOUGHT_END, '')
    .replace(THOUGHT_START, '')
    .replace(TEMPLATE_MARK, '')
    .replace(/(?!\n)\p{Cc}/gu, '')
    .trim()
    .replace(leadOf(firstName), '')
    .trim()
  const inside = QUOTED.exec(said)?.[2]
  return inside === undefined || /["“”«»„「」『』]/u.test(inside) ? said : inside.trim()
}

/** The whole sentences of a text that broke off, as many as fit; '' when there is none. */
export function wholeSentences(text: string, longest: number): string {
  let whole = ''
  for (const [sentence] of text.matchAll(SENTENCE)) {
    if (whole.length + sentence.length > longest) break
    whole += sentence
  }
  return whole.trim()
}
