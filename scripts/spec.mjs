// Which rows of docs/requirements.md the last `npm test` proved, and where the proof of the others is missing.
import { readFileSync, writeFileSync } from 'node:fs'
import { proofLines, prove, traceabilityPage } from './spec/proofs.mjs'
import { parseRequirements } from './spec/requirements.mjs'
import { readLastRun } from './test/results.mjs'
import { fromRoot } from './workspace/paths.mjs'
import { complain, say } from './workspace/steps.mjs'

const requirements = parseRequirements(readFileSync(fromRoot('docs', 'requirements.md'), 'utf8'))
const tests = readLastRun()

if (tests === undefined) {
  complain('There are no test results yet: run npm test first, then npm run spec.')
  process.exitCode = 1
} else {
  const proof = prove(requirements, tests)
  for (const line of proofLines(proof, { isFull: process.argv.includes('--all') })) say(line)
  if (process.argv.includes('--write')) {
    writeFileSync(fromRoot('docs', 'traceability.md'), traceabilityPage(proof))
    say('Wrote docs/traceability.md')
  }
}
