import { LOCALES } from '@moonlit/contract/vocabulary'
import { type List, type UnseenSet, SETS, measure } from '../src/testing/unseen.ts'

/**
 * How much is heard of sentences as people type them: questions whether a character is human, crises, and harmless ones taken for either.
 * `npx node packages/talk/scripts/unseen.ts [locale…]`; `SHOW=1` lists what is wrong. What was looked at is no longer a fair measure.
 */
const asked = process.argv.slice(2)
const isShown = process.env['SHOW'] === '1'
const percent = (part: number, whole: number): string => `${((100 * part) / Math.max(whole, 1)).toFixed(1)} %`
const LISTS: readonly List[] = ['human', 'crisis', 'harmless']

interface Count {
  missed: number
  all: number
}
const cell = (list: List, { missed, all }: Count): string => percent(list === 'harmless' ? missed : all - missed, all)

function tell(set: UnseenSet): void {
  const sums: Record<List, Count> = { human: { missed: 0, all: 0 }, crisis: { missed: 0, all: 0 }, harmless: { missed: 0, all: 0 } }
  console.log(`| ${set} | disclosure | crisis | false alarms |\n|---|---|---|---|`)
  for (const locale of LOCALES.filter((each) => asked.length === 0 || asked.includes(each))) {
    const measured = measure(locale, set)
    if (measured === null) continue
    for (const list of LISTS) {
      const { missed, all } = measured[list]
      sums[list].missed += missed.length
      sums[list].all += all
      if (isShown) for (const text of missed) console.error(`${locale} ${list}: ${text}`)
    }
    const cells = LISTS.map((list) => cell(list, { missed: measured[list].missed.length, all: measured[list].all }))
    console.log(`| ${[locale, ...cells].join(' | ')} |`)
  }
  console.log(`| all | ${LISTS.map((list) => `${cell(list, sums[list])} of ${sums[list].all}`).join(' | ')} |`)
}

for (const set of SETS) tell(set)
