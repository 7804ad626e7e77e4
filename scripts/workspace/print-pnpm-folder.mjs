// Run through npx, which puts pnpm's folder on PATH: prints that folder.
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const name = process.platform === 'win32' ? 'pnpm.cmd' : 'pnpm'
const folder = (process.env.PATH ?? '').split(delimiter).find((candidate) => existsSync(join(candidate, name)))
process.stdout.write(`pnpm-folder=${folder ?? ''}\n`)
