/** Writes packages/contract/openapi.json. With `--check` it writes nothing and exits 1 when the file is stale. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { openApiText } from '../src/openapi.ts'

const file = new URL('../openapi.json', import.meta.url)
const fresh = openApiText()
const isCurrent = existsSync(file) && readFileSync(file, 'utf8') === fresh

if (isCurrent) {
  console.log('packages/contract/openapi.json is up to date')
} else if (process.argv.includes('--check')) {
  console.error('Stale: packages/contract/openapi.json. Run `npm run generate`.')
  process.exitCode = 1
} else {
  writeFileSync(file, fresh)
  console.log('Wrote packages/contract/openapi.json')
}
