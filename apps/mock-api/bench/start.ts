import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { median } from './load.ts'

/**
 * From starting the process to its first 200: the built and seeded server against a bare Fastify process. The two take turns;
 * figures are medians of eleven starts. Exits 1 past the budget.
 *
 *     npx node apps/mock-api/bench/start.ts
 */
const ROUNDS = 11
const BUDGET = 2
const PORT = 4721
const ROOT = path.resolve(import.meta.dirname, '..')
const BARE = `import fastify from 'fastify'
const app = fastify()
app.get('/api/v1/core/alive/', async () => ({ status: true }))
await app.listen({ port: ${PORT} })
`

/** Milliseconds until the address answers 200. */
const startOnce = async (args: readonly string[], env: Record<string, string>): Promise<number> => {
  const startedAt = performance.now()
  const child = spawn(process.execPath, args, { cwd: ROOT, env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'inherit'] })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  try {
    while (performance.now() - startedAt < 60_000) {
      const isUp = await fetch(`http://localhost:${PORT}/api/v1/core/alive/`).then(
        ({ ok }) => ok,
        () => false,
      )
      if (isUp) return performance.now() - startedAt
      await new Promise((resolve) => setTimeout(resolve, 2))
    }
    throw new Error(`${args.join(' ')} does not answer`)
  } finally {
    child.kill('SIGTERM')
    await ended
  }
}

const data = mkdtempSync(path.join(tmpdir(), 'moonlit-start-'))
const bare = path.join(ROOT, 'bench', 'bare-server.mjs')
const env = { API_PORT: String(PORT), API_HOST: 'localhost', DATA_DIR: data, MOCK_CONTROLS: '1' }
const server = process.argv[2] ?? 'dist/server.js'
try {
  writeFileSync(bare, BARE)
  // The first start seeds.
  await startOnce([server], env)
  const moonlitTimes: number[] = []
  const bareTimes: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    bareTimes.push(await startOnce([bare], env))
    moonlitTimes.push(await startOnce([server], env))
  }
  for (const [name, values] of [
    ['moonlit', moonlitTimes],
    ['bare', bareTimes],
  ] as const)
    console.log(`${name.padEnd(8)} ${median(values).toFixed(0)} ms (${Math.min(...values).toFixed(0)} to ${Math.max(...values).toFixed(0)})`)
  const ratio = median(moonlitTimes) / median(bareTimes)
  console.log(`${ratio <= BUDGET ? 'holds' : 'FAILS'}  ${ratio.toFixed(2)} times a bare Fastify (at most ${BUDGET})`)
  if (ratio > BUDGET) process.exitCode = 1
} finally {
  rmSync(bare, { force: true })
  rmSync(data, { recursive: true, force: true })
}
