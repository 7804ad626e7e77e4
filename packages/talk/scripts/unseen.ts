import { LOCALES } from '@moonlit/contract/vocabulary'
import { HALVES, measure } from '../src/testing/unseen.ts'

/**
 * How much is heard of sentences as people type them: questions whether a character is human, crises, and harmless ones taken for either.
 * `npx node packages/talk/scripts/unseen.ts [locale…]`; `SHOW=1` lists what is wrong in the even half. What is wrong in the odd half is not to be looked at.
 */
const asked = process.argv.slice(2)
const isShown = process.env['SHOW'] === '1'
const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`

console.log('| language | disclosure even | odd | crisis even | odd | false alarms even | odd |\n|---|---|---|---|---|---|---|')
for (const locale of LOCALES.filter((each) => asked.length === 0 || asked.includes(each))) {
  const cells = (['human', 'crisis', 'harmless'] as const).flatMap((list) =>
    HALVES.map((half) => {
      const { missed, all } = measure(locale, list, half)
      if (isShown && half === 'even') for (const text of missed) console.error(`${locale} ${list}: ${text}`)
      return percent(list === 'harmless' ? missed.length : all - missed.length, all)
    }),
  )
  console.log(`| ${[locale, ...cells].join(' | ')} |`)
}
