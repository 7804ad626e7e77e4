import { existsSync, readFileSync } from 'node:fs'
import { ANSWERS_FILE } from '../src/testing/answers/answers-file.ts'
import { missingAnswers } from '../src/testing/answers/missing-answers.ts'
import { SeenAnswers } from '../src/testing/answers/seen-answers.ts'

/** Fails with the documented answers that the last full test run has not seen. */
if (existsSync(ANSWERS_FILE)) {
  const lines = missingAnswers(SeenAnswers.parse(JSON.parse(readFileSync(ANSWERS_FILE, 'utf8'))))
  for (const line of lines) console.error(line)
  if (lines.length > 0) process.exitCode = 1
  else console.log('Every documented answer was seen, and none broke the contract.')
} else {
  console.error('No test has run yet: npm test -- --only unit')
  process.exitCode = 1
}
