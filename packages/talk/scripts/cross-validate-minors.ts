import { LOCALES } from '@moonlit/contract/vocabulary'
import { isFoundMinor, readAt } from '../src/moderation/minors/judge.ts'
import { type Judged, isLikelyMinor } from '../src/moderation/minors/likelihood.ts'
import { phrasesOf } from '../src/testing/minors.ts'
import { LinearModel } from '../src/understanding/linear-model.ts'
import { PHRASE_SETS, minorExample, minorTexts, trainMinors } from './minors.ts'

/**
 * How many texts that make somebody a minor pass the grammar, and the grammar and a model that has not seen them, and how many that only
 * sound like it are refused: each third of the sets of phrases is judged by a model that learned from all else.
 * `npx node packages/talk/scripts/cross-validate-minors.ts [description|chat]`
 */
const FOLDS = 3
const NOW = Date.UTC(2026, 5, 1)
const judged: Judged = process.argv[2] === 'chat' ? 'chat' : 'description'

/** Sentences of one place in their lists are of one fold: they say much the same in each language. */
const places = new Map<string, { readonly fold: number; readonly set: string }>()
for (const locale of LOCALES)
  for (const set of PHRASE_SETS)
    for (const list of Object.values<string[]>({ ...phrasesOf('learned', set, locale) }))
      for (const [at, text] of list.entries()) places.set(text, { fold: at % FOLDS, set })

const texts = minorTexts(judged).map((text) => ({ ...text, example: minorExample(text), place: places.get(text.text) }))
const looks = Array.from({ length: FOLDS }, (_, fold) => {
  const learned = texts.filter(({ place }) => place?.fold !== fold).map(({ example }) => example)
  const model = new LinearModel(trainMinors(judged, learned))
  return texts
    .filter(({ place }) => place?.fold === fold)
    .map(({ text, label, place }) => {
      const read = readAt(text, NOW)
      const isFound = isFoundMinor(read, judged === 'chat' ? 'chat' : 'character')
      return { set: place?.set, label, isFound, isRefused: isFound || isLikelyMinor(read, judged, model) }
    })
}).flat()

const percent = (part: number, whole: number): string => `${((100 * part) / Math.max(whole, 1)).toFixed(1)} %`
console.log('| set | missed by the grammar | and by the model | wrongly refused by the grammar | or by the model |\n|---|---|---|---|---|')
for (const set of [null, ...PHRASE_SETS]) {
  const some = looks.filter((look) => set === null || look.set === set)
  const minors = some.filter(({ label }) => label === 'minor')
  const fine = some.filter(({ label }) => label === 'fine')
  const cells = [
    percent(minors.filter(({ isFound }) => !isFound).length, minors.length),
    percent(minors.filter(({ isRefused }) => !isRefused).length, minors.length),
    percent(fine.filter(({ isFound }) => isFound).length, fine.length),
    percent(fine.filter(({ isRefused }) => isRefused).length, fine.length),
  ]
  console.log(`| ${[set ?? 'all', ...cells].join(' | ')} |`)
}
