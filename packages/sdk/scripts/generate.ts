/** Writes packages/sdk/generated from the contract. With `--check` it writes nothing and exits 1, naming what is stale. */
import { fileURLToPath } from 'node:url'
import { generateInto } from './generated-files.ts'

const { isCurrent, message } = generateInto(fileURLToPath(new URL('../generated/', import.meta.url)), process.argv.includes('--check'))
if (isCurrent) {
  console.log(message)
} else {
  console.error(message)
  process.exitCode = 1
}
