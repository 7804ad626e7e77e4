import path from 'node:path'

/** What the last run of tests has seen. */
export const ANSWERS_FILE = path.resolve(import.meta.dirname, '../../../.cache/test-results/answers.json')
