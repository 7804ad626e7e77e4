import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { run } from '../workspace/command.mjs'
import { fromRoot } from '../workspace/paths.mjs'
import { toolScript, workspaceNode } from '../workspace/tools.mjs'
import { importProblem, mayReadEnvironment } from './import-rules.mjs'

/** @type {[file: string, specifier: string, message: string][]} */
const forbidden = [
  ['apps/web/app/root.tsx', '@moonlit/contract', 'of ours it imports @moonlit/environment, @moonlit/sdk, and @moonlit/ui'],
  ['apps/web/app/root.tsx', '@moonlit/mock-api/src/app.ts', 'may not import @moonlit/mock-api'],
  ['apps/web/e2e/chat.spec.ts', '@moonlit/prisma/client', 'may not import @moonlit/prisma'],
  ['apps/web/e2e/chat.spec.ts', '@moonlit/mock-api/src/app.ts', 'may not import @moonlit/mock-api'],
  ['apps/web/e2e/support/world.ts', '@moonlit/mock-api/client/world', 'may not import @moonlit/mock-api'],
  ['apps/web/app/features/chat/chat.test.tsx', '@moonlit/mock-api/client', 'may not import @moonlit/mock-api'],
  ['packages/sdk/src/send.ts', '@moonlit/mock-api/client', 'of ours it imports @moonlit/contract'],
  ['packages/sdk/src/client.ts', '@moonlit/ui/button', 'of ours it imports @moonlit/contract'],
  ['packages/ui/src/button.tsx', '@moonlit/contract', 'of ours it imports nothing'],
  ['packages/contract/src/chats.ts', '@moonlit/sdk', 'of ours it imports nothing'],
  ['packages/environment/src/environment.ts', '@moonlit/contract', 'of ours it imports nothing'],
  ['packages/talk/src/dialogue/compose.ts', '@moonlit/prisma/client', 'of ours it imports @moonlit/contract'],
  ['packages/media/src/shots.ts', '@moonlit/prisma/client', 'of ours it imports @moonlit/contract and @moonlit/talk'],
  [
    'apps/mock-api/src/app.ts',
    '@moonlit/sdk',
    'of ours it imports @moonlit/contract, @moonlit/environment, @moonlit/media, @moonlit/prisma, and @moonlit/talk',
  ],
  [
    'apps/mock-api/src/app.ts',
    '@moonlit/ui/button',
    'of ours it imports @moonlit/contract, @moonlit/environment, @moonlit/media, @moonlit/prisma, and @moonlit/talk',
  ],
  ['apps/mock-api/console/app.tsx', '@moonlit/prisma/client', 'of ours it imports @moonlit/ui'],
  ['apps/mock-api/console/app.tsx', '@moonlit/contract', 'of ours it imports @moonlit/ui'],
  ['prisma/seed/seed.ts', '@moonlit/mock-api', 'of ours it imports @moonlit/contract'],
  ['packages/sdk/src/client.ts', '../../contract/src/index.ts', 'leaves packages/sdk'],
  ['prisma/migrate.ts', '../packages/contract/src/index.ts', 'leaves prisma'],
  ['apps/web/server/app.ts', '../../../scripts/test/browser.mjs', 'leaves apps/web'],
  ['apps/web/playwright.config.ts', '../mock-api/src/server.ts', 'leaves apps/web'],
  ['apps/web/app/root.tsx', '@moonlit/sdk/testing', 'Only tests import @moonlit/sdk/testing'],
  ['apps/web/app/shared/api/services.ts', 'msw/browser', 'Only tests import msw/browser'],
  ['apps/web/app/shared/api/services.ts', '../../testing/services.tsx', 'it must not be shipped'],
  ['apps/web/app/features/chat/pane.tsx', './test-support/samples.ts', 'it must not be shipped'],
  ['apps/web/app/features/chat/pane.tsx', '../explore/card.tsx', 'The feature chat may not import the feature explore'],
  ['apps/web/app/features/chat/pane.tsx', '~/features/explore/card', 'The feature chat may not import the feature explore'],
  ['apps/web/app/features/chat/pane.tsx', '../../routes/chat.tsx', 'A feature may not import a route'],
  ['apps/web/app/shared/toast.tsx', '../features/chat/pane.tsx', 'shared may not import features'],
  ['apps/web/app/shared/toast.tsx', '../routes/chat.tsx', 'shared may not import routes'],
  ['apps/mock-api/src/modules/chats/rules.ts', '@moonlit/prisma/client', 'Only repo.ts files, worlds and tests touch the database'],
  ['apps/mock-api/src/modules/chats/routes.ts', 'better-sqlite3', 'Only repo.ts files, worlds and tests touch the database'],
]

/** @type {[file: string, specifier: string][]} */
const permitted = [
  ['apps/web/app/root.tsx', '@moonlit/sdk/query'],
  ['apps/web/app/root.tsx', '@moonlit/ui/theme.css'],
  ['apps/web/app/root.tsx', 'react'],
  ['apps/web/app/testing/api.ts', '@moonlit/sdk/testing'],
  ['apps/web/app/features/chat/pane.test.tsx', './test-support/samples.ts'],
  ['apps/web/app/features/chat/pane.test.tsx', '../../testing/services.tsx'],
  ['apps/web/app/routes/chat.tsx', '../features/chat/pane.tsx'],
  ['apps/web/app/routes/chat.tsx', '../shared/toast.tsx'],
  ['apps/web/app/features/chat/pane.tsx', './bubble.tsx'],
  ['apps/web/app/features/chat/parts/bubble.tsx', '../pane.tsx'],
  ['apps/web/app/features/chat/pane.tsx', '../../shared/toast.tsx'],
  ['packages/sdk/src/client.ts', '@moonlit/contract/rules'],
  ['apps/web/e2e/support/world.ts', '@moonlit/mock-api/client'],
  ['packages/sdk/src/refresh.test.ts', '@moonlit/mock-api/client'],
  ['packages/sdk/pact/chats.ts', '@moonlit/mock-api/client'],
  ['apps/mock-api/src/app.ts', '@moonlit/contract'],
  ['apps/mock-api/src/env.ts', '@moonlit/environment'],
  ['apps/mock-api/src/modules/chats/send.ts', '@moonlit/talk/dialogue/compose'],
  ['packages/talk/src/replies/labels.ts', '@moonlit/contract/labels/en'],
  ['apps/mock-api/src/prepare.ts', '@moonlit/media/shots'],
  ['packages/media/src/photos/read-prompt.ts', '@moonlit/talk/replies/fold'],
  ['apps/web/app/env.server.ts', '@moonlit/environment'],
  ['apps/mock-api/console/app.tsx', '@moonlit/ui/button'],
  ['apps/mock-api/console/api/routes.ts', '../../src/controls/contract.ts'],
  ['apps/mock-api/src/modules/chats/repo.ts', '@moonlit/prisma/client'],
  ['apps/mock-api/src/worlds/registry.ts', 'better-sqlite3'],
  ['apps/mock-api/src/modules/chats/chats.test.ts', '@moonlit/prisma/client'],
  ['apps/web/playwright.config.ts', '../../scripts/test/browser.mjs'],
  ['prisma/seed/seed.ts', '@moonlit/contract'],
  ['prisma/seed/seed.ts', '../generated/client.ts'],
]

const environmentFiles = [
  'apps/mock-api/src/env.ts',
  'apps/web/app/env.server.ts',
  'apps/web/vite.config.ts',
  'apps/web/e2e/servers.ts',
  'scripts/start.mjs',
]

/** @type {string} */
let folder
/** @type {{ filename: string, code: string, message: string }[]} */
let diagnostics

const source = {
  'apps/web/app/shared/any.ts': 'export const open = (value: any): string => value as string\n',
  'apps/web/app/shared/secret.ts': 'export const a = process.env.A\nexport const b: unknown = import.meta.env.B\n',
  'apps/web/app/shared/lazy.ts': "export const load = () => import('../features/chat/pane.tsx')\nexport * from '@moonlit/contract'\n",
  'apps/web/app/shared/long.ts': `${Array.from({ length: 260 }, (_, index) => `export const line${index} = ${index}`).join('\n')}\n`,
  'apps/web/app/shared/price.ts':
    "export const a = (1.5).toFixed(2)\nexport const b = new Intl.NumberFormat('de').format(a)\nexport const c = [a, b].join(', ')\nexport const d = new Date().toLocaleDateString()\n",
  'apps/web/app/shared/format.ts': "export const a = new Intl.NumberFormat('de').format(1)\n",
  'apps/web/app/shared/fine.ts': "export const modes = ['light', 'dark'] as const\n",
}

beforeAll(async () => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'moonlit-lint-')))
  for (const name of ['.oxlintrc.json', 'scripts/lint', 'scripts/workspace']) cpSync(fromRoot(name), join(folder, name), { recursive: true })
  symlinkSync(fromRoot('node_modules'), join(folder, 'node_modules'), 'junction')
  /** @type {Record<string, string>} */
  const files = { ...source }
  for (const [file, specifier] of forbidden) files[file] = `${files[file] ?? ''}import '${specifier}'\n`
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  const { stdout } = await run(workspaceNode(), [toolScript('oxlint'), '--format=json', 'apps', 'packages', 'prisma'], { cwd: folder })
  diagnostics = JSON.parse(stdout).diagnostics
}, 60_000)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** @param {string} file @param {string} part of the code or the message */
const reported = (file, part) =>
  diagnostics.some(({ filename, code, message }) => filename === file && (code.includes(part) || message.includes(part)))

test.each(forbidden)('[DX-02] lint refuses %s importing %s', (file, specifier, message) => {
  expect(importProblem(file, specifier)).toContain(message)
  expect(reported(file, message)).toBe(true)
})

test.each(permitted)('%s may import %s', (file, specifier) => {
  expect(importProblem(file, specifier)).toBeUndefined()
})

test('[DX-02] lint checks re-exports and dynamic imports too', () => {
  expect(reported('apps/web/app/shared/lazy.ts', 'shared may not import features')).toBe(true)
  expect(reported('apps/web/app/shared/lazy.ts', 'may not import @moonlit/contract')).toBe(true)
})

test('[DX-02] lint refuses any, type assertions, process.env outside env.ts and too long files', () => {
  expect(reported('apps/web/app/shared/any.ts', 'no-explicit-any')).toBe(true)
  expect(reported('apps/web/app/shared/any.ts', 'consistent-type-assertions')).toBe(true)
  expect(diagnostics.filter(({ filename, code }) => filename === 'apps/web/app/shared/secret.ts' && code.includes('environment'))).toHaveLength(2)
  expect(reported('apps/web/app/shared/long.ts', 'max-lines')).toBe(true)
  expect(diagnostics.filter(({ filename }) => filename === 'apps/web/app/shared/fine.ts')).toEqual([])
})

test('[IN-04] lint refuses numbers, dates and lists that are formatted by hand', () => {
  const refused = (/** @type {string} */ file) => diagnostics.filter(({ filename, code }) => filename === file && code.includes('formats'))
  expect(refused('apps/web/app/shared/price.ts')).toHaveLength(4)
  expect(refused('apps/web/app/shared/format.ts')).toEqual([])
})

test.each(environmentFiles)('%s may read the environment', (file) => {
  expect(mayReadEnvironment(file)).toBe(true)
  expect(mayReadEnvironment('apps/web/app/shared/secret.ts')).toBe(false)
})
