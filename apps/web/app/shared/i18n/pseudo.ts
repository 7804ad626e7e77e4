/** What is filled in, markup, and names: they stay as they are. */
const LEFT_ALONE = /(\{\{[^}]*\}\}|\$t\([^)]*\)|<\/?\w+ *\/?>|Moonlit|Google|Facebook|Twitter|Telegram|Instagram|Discord|JSON|PNG|JPEG|WebP)/u
const VOWELS: Readonly<Record<string, string>> = {
  a: 'åá',
  e: 'éê',
  i: 'îí',
  o: 'öô',
  u: 'ûü',
  A: 'Åá',
  E: 'Éê',
  I: 'Îí',
  O: 'Öô',
  U: 'Ûü',
  y: 'ý',
  Y: 'Ý',
}

/** Twice the vowels, which is some 40 % more, and brackets that show where a text begins and ends. */
const lengthen = (text: string): string =>
  `[${text
    .split(LEFT_ALONE)
    .map((part) => (LEFT_ALONE.test(part) ? part : part.replaceAll(/[aeiouyAEIOUY]/gu, (vowel) => VOWELS[vowel] ?? vowel)))
    .join('')}]`

/** Each run of words from right to left, its letters, too. */
const mirror = (text: string): string =>
  text
    .split(LEFT_ALONE)
    .map((part) => (LEFT_ALONE.test(part) || !/\p{L}/u.test(part) ? part : `\u202E${part}\u202C`))
    .join('')

/** Lists of names, which a field takes as they are. */
const isList = (text: string): boolean => text.includes('|')
const isSaid = (text: string): boolean => /\p{L}/u.test(text.replaceAll(new RegExp(LEFT_ALONE.source, 'gu'), ''))

const rewriteWithin = (texts: object, write: (text: string) => string): void => {
  const entries: [string, unknown][] = Object.entries(texts)
  for (const [key, value] of entries) {
    if (typeof value === 'string') Reflect.set(texts, key, write(value))
    else if (typeof value === 'object' && value !== null) rewriteWithin(value, write)
  }
}

/**
 * English texts as a pseudo-locale has them: what does not fit then, or has stayed as it was, is a fault of the screen. This code is fetched where the
 * setting has a pseudo-locale, and nowhere else. [IN-08]
 * @returns a copy with each text rewritten
 */
export const rewrite = <T>(locale: 'en-XA' | 'en-XB', texts: T): T => {
  const change = locale === 'en-XA' ? lengthen : mirror
  const copy = structuredClone(texts)
  if (typeof copy === 'object' && copy !== null) rewriteWithin(copy, (text) => (isSaid(text) && !isList(text) ? change(text) : text))
  return copy
}
