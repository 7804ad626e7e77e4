import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { PATHS, startServer } from '../test/server.ts'

const home = fileURLToPath(new URL('..', import.meta.url))

test("[SD-07] the README's quick start runs as it stands", { timeout: 60_000 }, async () => {
  await using server = await startServer(({ path, headers }) => {
    if (path === '/api/v1/auth/auth_user/') return { body: { UserSessionID: 'gs_1' } }
    if (headers['x-user-session-id'] !== 'gs_1') return { status: 401, body: { detail: 'Sign in to continue', code: 'unauthorized' } }
    if (path === PATHS.bots) return { body: { result: [{ slug: 'amara', firstName: 'Amara' }], nextPage: null } }
    if (path.endsWith('/go_chat/')) return { body: { chat: { chatID: 'c_1' } } }
    if (path.endsWith('/send/')) return { body: { text: 'You came back.' } }
    return { status: 404, body: { detail: 'Not found', code: 'not_found' } }
  })
  const block = /```ts\n(?<code>.*?)```/su.exec(readFileSync(join(home, 'README.md'), 'utf8'))?.groups?.['code'] ?? ''
  // Inside the package, so that it may call itself by its name.
  mkdirSync(join(home, '.cache'), { recursive: true })
  const folder = mkdtempSync(join(home, '.cache/quick-start-'))
  try {
    const file = join(folder, 'quick-start.ts')
    writeFileSync(file, block.replace('http://localhost:4000', server.url))
    const run = spawn(process.execPath, [file])
    const [out, problems] = await Promise.all([text(run.stdout), text(run.stderr)])
    expect(problems).toBe('')
    expect(out).toBe('Amara: You came back.\n404 not_found\n')
  } finally {
    rmSync(folder, { recursive: true })
  }
})
