import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { z } from 'zod'

const Report = z.object({
  results: z.array(z.object({ ruleId: z.string(), message: z.string(), snippet: z.string() })),
})

/** Findings of it that are none: the rule, what it is about, and why. */
const NO_FAULTS: readonly (readonly [rule: string, element: RegExp, reason: string])[] = [
  ['aria_content_in_landmark', /href="#main"/u, 'a link that skips to the content stands before every landmark: technique G1 of WCAG'],
  ['element_attribute_deprecated', /^<s[ >]/u, 'HTML has it for what is no longer right, such as an old price'],
  ['aria_complementary_label_visible', /^<aside/u, 'WCAG asks for a name of two asides, not that it be in sight'],
]

let engine: Promise<string> | undefined

/** What IBM's accessibility checker finds on a page, with its own rules: WCAG 2.2 and IBM's. Its engine runs in the page and asks no server. */
export const accessibilityFindings = async (page: Page): Promise<string[]> => {
  engine ??= readFile(fileURLToPath(import.meta.resolve('accessibility-checker-engine/ace.js')), 'utf8')
  // What is folded up is looked at, too; a label that is folded up with its field would count as none.
  await page.locator('details').evaluateAll((folded) => folded.map((details) => details.setAttribute('open', '')))
  const check = `new ace.Checker().check(document, ['IBM_Accessibility', 'WCAG_2_2'])`
  // What passed stays in the page: it is thousands of findings.
  const failed = `results.filter(({ value }) => value[1] === 'FAIL')`
  const report = await page.evaluate(`(async () => { ${await engine}; const { results } = await ${check}; return { results: ${failed} } })()`)
  return Report.parse(report).results.flatMap(({ ruleId, message, snippet }) =>
    !NO_FAULTS.some(([rule, element]) => rule === ruleId && element.test(snippet)) ? [`${ruleId}: ${message} ${snippet.slice(0, 200)}`] : [],
  )
}
