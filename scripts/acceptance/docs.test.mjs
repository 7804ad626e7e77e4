// Runs what the docs tell people to run, against a mock that was started as they say.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { commandsOf, shellBlocks } from '../docs/commands.mjs'
import { startService, untilAnswered } from '../start/service.mjs'
import { run } from '../workspace/command.mjs'
import { dataFolder, fromRoot, root } from '../workspace/paths.mjs'
import { workspaceNode } from '../workspace/tools.mjs'
import { twoPorts } from './moonlit.mjs'

/** @type {import('../start/service.mjs').Service} */
let mock
let port = ''
beforeAll(async () => {
  port = (await twoPorts()).API_PORT
  mock = startService({
    name: 'mock-of-the-docs',
    command: workspaceNode(),
    args: [fromRoot('apps', 'mock-api', 'src', 'server.ts')],
    cwd: root,
    env: { ...process.env, API_PORT: port, MOCK_CONTROLS: '1', DATA_DIR: join(dataFolder, 'acceptance-docs') },
  })
  await untilAnswered(`http://localhost:${port}/healthz`, AbortSignal.timeout(60_000))
}, 70_000)
afterAll(() => mock.stop())

/** What the README's port is here. @param {string} text */
const here = (text) => text.replaceAll('localhost:4000', `localhost:${port}`)

/** Runs lines as people do, each answer on a line of its own; a line that fails ends it. @param {string} lines */
const inShell = (lines) => run('bash', ['-ec', `curl() { command curl --silent --show-error --write-out '\\n' "$@"; }\n${here(lines)}`])

const curls = ['README.md', 'docs/recipes/steer-the-mock.md', 'docs/recipes/add-a-persona.md', 'docs/recipes/the-mock-in-ci.md'].flatMap((page) => {
  const block = shellBlocks(readFileSync(fromRoot(page), 'utf8'))
    .filter((text) => text.includes('curl '))
    .join('\n')
  return block === '' ? [] : [{ page, block }]
})

test.each(curls)('[DX-07] the requests of $page are answered as they say', { timeout: 60_000 }, async ({ page, block }) => {
  const { code, stdout, output } = await inShell(block)
  expect(code, output).toBe(0)
  const answers = stdout.split('\n').filter((line) => line !== '')
  expect(answers.length, page).toBeGreaterThan(0)
  // A request that asks for an error by Prefer gets it; one that is wrong would be told so.
  for (const answer of answers) expect(answer).not.toMatch(/validation_failed|"not_found"|malformed_body|method_not_allowed/u)
})

const quick = ['npm run one -- web', 'npm run one -- apps/', 'npm run verify:provider -- --url http://localhost:4000']
const lines = ['README.md', 'apps/web/README.md'].flatMap(commandsOf).filter(({ line }) => quick.some((start) => line.startsWith(start)))

test.each([...new Set(lines.map(({ line }) => line))])('[DX-07] "%s" does what it says', { timeout: 120_000 }, async (line) => {
  // All interactions take a minute, and their stage has verified them.
  const { code, output } = await inShell(line.startsWith('npm run verify') ? `${line} --only chats.reminder` : line)
  expect(code, output).toBe(0)
})
