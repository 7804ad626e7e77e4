import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { LOCALES } from '@moonlit/contract/vocabulary'
import type { Spoken } from '../src/language/spoken.ts'
import { examplesOf, foreignSentences, readPools, readSentences } from './read-data.ts'
import { minorExample, minorTexts, trainMinors } from './minors.ts'
import { MINOR_MODELS, areMinorsFresh, isFresh, minorStamp, stampsOf } from './stamp.ts'
import { train } from './train.ts'

/**
 * Makes of each language's data, which people write, what the engine reads: its pools as JSON, and the model that was trained on its
 * sentences. What would be made of the same as before is left as it is: training takes seconds a language.
 * `node scripts/generate.ts [locale…]`
 */
const OUT = path.resolve(import.meta.dirname, '../generated')

const stepsOf = (line: string): string[] => line.split(' // ').map((step) => step.trim())

const withSteps = (pools: Readonly<Record<string, readonly string[]>>): Record<string, string[][]> =>
  Object.fromEntries(Object.entries(pools).map(([key, lines]) => [key, lines.map(stepsOf)]))

/** `category.value` to the values of each category. */
function livesOf(pools: Readonly<Record<string, readonly string[]>>): Spoken['life'] {
  const life: Record<string, { id: string; steps: string[] }[]> = {}
  for (const [key, [line]] of Object.entries(pools)) {
    const [category = '', value = ''] = key.split('.')
    if (line !== undefined) (life[category] ??= []).push({ id: value, steps: stepsOf(line) })
  }
  return life
}

/** Of each subject the words for it, which begin with a sign of their own, and its tales. */
const wordedOf = (pools: Readonly<Record<string, readonly string[]>>): Spoken['subjects'] =>
  Object.fromEntries(
    Object.entries(pools).map(([subject, lines]) => [
      subject,
      {
        words: lines.flatMap((line) => (line.startsWith('= ') ? line.slice(2).split(' | ') : [])).map((word) => word.trim()),
        tales: lines.filter((line) => !line.startsWith('= ')).map(stepsOf),
      },
    ]),
  )

/** A line of the form `key: value`. */
const pairOf = (line: string): [string, string] => {
  const colon = line.indexOf(':')
  return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()]
}

/** Of each occupation the words for it, and `side: what is told`. */
const tradesOf = (pools: Readonly<Record<string, readonly string[]>>): Spoken['trades'] =>
  Object.fromEntries(
    Object.entries(pools).map(([occupation, lines]) => [
      occupation,
      {
        words: lines.flatMap((line) => (line.startsWith('= ') ? line.slice(2).split(' | ') : [])).map((word) => word.trim()),
        sides: Object.fromEntries(
          lines
            .filter((line) => !line.startsWith('= '))
            .map(pairOf)
            .map(([side, told]) => [side, stepsOf(told)]),
        ),
      },
    ]),
  )

const spokenOf = (locale: string): Spoken => ({
  answers: withSteps(readPools(locale, 'answers')),
  life: livesOf(readPools(locale, 'life')),
  stories: withSteps(readPools(locale, 'stories')),
  subjects: wordedOf(readPools(locale, 'subjects')),
  interview: wordedOf(readPools(locale, 'interview')),
  told: wordedOf(readPools(locale, 'told')),
  pages: wordedOf(readPools(locale, 'pages')),
  trades: tradesOf(readPools(locale, 'trades')),
  words: readPools(locale, 'facts'),
  backstories: Object.fromEntries(
    Object.entries(readPools(locale, 'backstories')).map(([told, answers]) => [told, Object.fromEntries(answers.map(pairOf))]),
  ),
  places: Object.fromEntries((readPools(locale, 'places')['places'] ?? []).map(pairOf)),
})

const asked = process.argv.slice(2)

mkdirSync(OUT, { recursive: true })
for (const locale of LOCALES.filter((each) => asked.length === 0 || asked.includes(each))) {
  // Of what they are made now: whoever changes the data meanwhile makes them stale.
  const stamps = stampsOf(locale)
  if (!isFresh(OUT, locale, 'json')) writeFileSync(path.join(OUT, `${locale}.json`), `${JSON.stringify(spokenOf(locale), null, 1)}\n`)
  if (!isFresh(OUT, locale, 'model'))
    writeFileSync(path.join(OUT, `${locale}.model`), train(locale, examplesOf(locale, [...readSentences(locale), ...foreignSentences(locale)])))
  writeFileSync(path.join(OUT, `${locale}.stamp`), stamps)
}
if (asked.length === 0 && !areMinorsFresh(OUT)) {
  const stamp = minorStamp()
  for (const judged of MINOR_MODELS)
    writeFileSync(path.join(OUT, `minors-${judged}.model`), trainMinors(judged, minorTexts(judged).map(minorExample)))
  writeFileSync(path.join(OUT, 'minors.stamp'), stamp)
}
