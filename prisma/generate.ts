/**
 * Generates the typed client from schema.prisma. Prisma requires its schema engine even though generating does not need it, and
 * would download it; any existing program keeps this step offline.
 */
import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import path from 'node:path'

const prisma = path.join(path.dirname(createRequire(import.meta.url).resolve('prisma/package.json')), 'build/index.js')
const { status } = spawnSync(process.execPath, [prisma, 'generate', '--no-hints'], {
  cwd: import.meta.dirname,
  stdio: 'inherit',
  env: { ...process.env, PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, CHECKPOINT_DISABLE: '1', PRISMA_HIDE_UPDATE_MESSAGE: '1' },
})
process.exit(status ?? 1)
