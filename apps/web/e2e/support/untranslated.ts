import type { Page } from '@playwright/test'
import { COMPANY } from '../../app/shared/company.ts'

/** What reads the same in every language: names, marks, addresses, and what Intl writes in English. */
const SAME_EVERYWHERE =
  /\b(?:[\w.]+@[\w.]+|Moonlit|Google|Facebook|Twitter|Telegram|Instagram|Discord|Promo|Affise|Keitaro|Visa|VISA|Mastercard|Maestro|AMEX|American Express|PNG|JPEG|WebP|JSON|CSV|UTC|Sam|Long|Mirrored|AM|PM|months?|days?|hours?|hr|minutes?|min|ago|now|January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\b/gu

interface Said {
  readonly text: string
  readonly where: string
}

/** Whatever is read or heard on a page, with where it stands. */
const readAll = (): Said[] => {
  const said: Said[] = []
  const where = (element: Element) => `<${element.tagName.toLowerCase()} class="${(element.getAttribute('class') ?? '').slice(0, 80)}">`
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement
    if (parent && !parent.closest('script, style, noscript, option, [lang]:not(html)') && parent.checkVisibility())
      said.push({ text: text.textContent ?? '', where: where(parent) })
  }
  for (const element of document.body.querySelectorAll('[aria-label], [title], [placeholder], [alt], [aria-description], [aria-valuetext]'))
    for (const attribute of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description', 'aria-valuetext']) {
      const text = element.getAttribute(attribute)
      if (text) said.push({ text, where: `${where(element)} ${attribute}` })
    }
  said.push({ text: document.title, where: 'title' })
  return said
}

/** Words in plain English: the long pseudo-locale changes every vowel. */
const plainWords = (text: string): string[] =>
  (text.replaceAll(SAME_EVERYWHERE, ' ').match(/[\p{L}\p{M}]+/gu) ?? []).filter(
    (word) => word.length > 1 && /^[A-Za-z]*[aeiouAEIOU][A-Za-z]*$/u.test(word),
  )

/** A name with an age or a count beside it. */
const withoutFigures = (text: string): string => text.replaceAll(SAME_EVERYWHERE, '').replaceAll(/^[^\p{L}[]+|[^\p{L}\p{M}\]]+$/gu, '')

/** Whether a text, or a part of it, went through the pseudo-locale. What is filled into it may be a name, which stays as it is. */
const isRewritten = (text: string): boolean => /[åéîöûýÅÉÎÖÛÝ]/u.test(text)

const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}
const readStrings = (json: string): string[] => {
  try {
    return stringsIn(JSON.parse(json))
  } catch {
    // No JSON, or none that came whole.
    return []
  }
}

/** Every text that the API answers, to the browser or to the server that rendered the page: names and characters' texts among them. */
export const collectAnswers = (page: Page): (() => Promise<string>) => {
  const answers: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.url().includes('/api/')) answers.push(response.text().catch(() => ''))
  })
  return async () => {
    answers.push(page.evaluate(() => document.querySelector('#page-state')?.textContent ?? ''))
    return (await Promise.all(answers)).flatMap(readStrings).join('\n')
  }
}

/** What is read or heard on a page in the long pseudo-locale and did not go through it, nor came from the API. */
export const untranslatedTexts = async (page: Page, answers: () => Promise<string>): Promise<string[]> => {
  const all = await page.evaluate(readAll)
  // After the page: what stands on it has been answered by now.
  const known = `${await answers()}\n${Object.values(COMPANY).join('\n')}`
  const names = new Set(known.match(/[\p{L}\p{M}]+/gu))
  const isKnown = (text: string) =>
    isRewritten(text) ? plainWords(text).every((word) => names.has(word)) : [text.trim(), withoutFigures(text)].some((said) => known.includes(said))
  return [
    ...new Set(
      all.filter(({ text }) => plainWords(text).length > 0 && !isKnown(text)).map(({ text, where }) => `${text.trim().slice(0, 80)} | ${where}`),
    ),
  ]
}
