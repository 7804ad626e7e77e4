import { LOCALES } from '@moonlit/contract/vocabulary'
import { createSeededRandom } from '../src/replies/random.ts'
import { Classifier } from '../src/understanding/classifier.ts'
import { examplesOf, foreignSentences, readSentences } from './read-data.ts'
import { train } from './train.ts'

/**
 * What the classifier understands of sentences it has not seen: each fifth of a language's is read by a model that learned from the others.
 * `npx node packages/talk/scripts/cross-validate.ts [locale…]`
 */
const FOLDS = 5
const asked = process.argv.slice(2)
const isDetailed = process.env['DETAIL'] === '1'
const percent = (part: number, whole: number): string => `${((100 * part) / Math.max(whole, 1)).toFixed(0)} %`

for (const locale of LOCALES.filter((each) => asked.length === 0 || asked.includes(each))) {
  const random = createSeededRandom('folds')
  const sentences = readSentences(locale).map((sentence) => ({ ...sentence, fold: random.below(FOLDS) }))
  const looks = Array.from({ length: FOLDS }, (_, fold) => {
    const learned = [...sentences.filter((sentence) => sentence.fold !== fold), ...foreignSentences(locale)]
    const classifier = new Classifier(locale, train(locale, examplesOf(locale, learned)))
    return sentences.filter((sentence) => sentence.fold === fold).map((sentence) => ({ ...sentence, ranked: classifier.rank(sentence.text) }))
  }).flat()
  const rightOf = (some: typeof looks): number => some.filter(({ ranked, meaning }) => ranked[0]?.meaning === meaning).length
  const sure = looks.filter(({ ranked }) => (ranked[0]?.probability ?? 0) >= 0.4)
  const human = looks.filter(({ meaning }) => meaning === 'are-you-human')
  const found = (meaning: string, least: number) => (look: (typeof looks)[number]) =>
    look.ranked.some((scored) => scored.meaning === meaning && scored.probability >= least)
  const crisis = looks.filter(({ meaning }) => meaning === 'self-harm')
  const harmless = looks.filter(({ meaning }) => meaning !== 'self-harm')
  console.log(
    `${locale} ${sentences.length} sentences: first ${percent(rightOf(looks), looks.length)}, among three ${percent(looks.filter(({ ranked, meaning }) => ranked.slice(0, 3).some((scored) => scored.meaning === meaning)).length, looks.length)}, ` +
      `sure ${percent(sure.length, looks.length)} of which right ${percent(rightOf(sure), sure.length)}; human ≥ 0.3 ${percent(human.filter(found('are-you-human', 0.3)).length, human.length)} ` +
      `(false ${percent(looks.filter((look) => look.meaning !== 'are-you-human' && found('are-you-human', 0.3)(look)).length, looks.length)}); ` +
      `crisis ≥ 0.5 ${percent(crisis.filter(found('self-harm', 0.5)).length, crisis.length)} (false ${percent(harmless.filter(found('self-harm', 0.5)).length, harmless.length)})`,
  )
  if (isDetailed) {
    const wrong = new Map<string, number>()
    for (const { meaning, ranked } of looks) {
      const key = `${meaning} > ${ranked[0]?.meaning ?? ''}`
      if (ranked[0]?.meaning !== meaning) wrong.set(key, (wrong.get(key) ?? 0) + 1)
    }
    console.log([...wrong].toSorted(([, left], [, right]) => right - left).slice(0, 30))
  }
}
