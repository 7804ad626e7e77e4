import path from 'node:path'

/** Answers seen by the last test run. */
export const ANSWERS_FILE = path.resolve(import.meta.dirname, '../../../.cache/test-results/answers.json')
