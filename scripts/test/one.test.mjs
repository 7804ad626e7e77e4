import { expect, test } from 'vitest'
import { filesThatSay, parseOne, runnerArguments, testedPackages } from './one.mjs'

const packages = testedPackages()
/** @param {string[]} args */
const read = (...args) => {
  const parsed = parseOne(args, packages)
  if ('fault' in parsed) return parsed.fault
  const { tested, folder, files, title, rest } = parsed.one
  return { name: tested?.name ?? 'e2e', folder, files, title, rest }
}

test('[DX-02] a package is called by its folder, and the scripts are one', () => {
  expect(packages.map(({ name }) => name)).toEqual(['scripts', 'mock-api', 'web', 'contract', 'environment', 'media', 'sdk', 'talk', 'ui', 'prisma'])
  const web = { name: 'web', folder: 'apps/web', files: [], title: undefined, rest: [] }
  for (const called of ['web', 'apps/web', 'apps/web/']) expect(read(called)).toEqual(web)
})

test('[DX-02] a path is read from the package or from the top, where it names the package itself', () => {
  const rules = { name: 'web', folder: 'apps/web', files: ['app/shared/rules.test.ts'], title: undefined, rest: [] }
  expect(read('web', 'app/shared/rules.test.ts')).toEqual(rules)
  expect(read('web', 'apps/web/app/shared/rules.test.ts')).toEqual(rules)
  expect(read('apps/web/app/shared/rules.test.ts')).toEqual(rules)
  expect(read('scripts/test/one.test.mjs')).toMatchObject({ name: 'scripts', files: ['scripts/test/one.test.mjs'] })
})

test('[DX-02] a test of the pact is run as the pact is, also by its title', () => {
  for (const args of [
    ['packages/sdk/pact/calls.pact.test.ts', '-t', 'the SDK sends the agreed request'],
    ['sdk', '-t', 'the SDK sends the agreed request'],
  ]) {
    const parsed = parseOne(args, packages)
    expect('one' in parsed && runnerArguments(parsed.one)).toEqual([
      'run',
      '--config',
      'vitest.pact.config.ts',
      'pact/calls.pact.test.ts',
      '-t',
      'the SDK sends the agreed request',
    ])
  }
})

test('[DX-02] a title may be chosen, and browser tests have theirs', () => {
  expect(read('ui', '-t', 'a toast gives focus back', '--update')).toMatchObject({ title: 'a toast gives focus back', rest: ['--update'] })
  expect(read('e2e', 'chat.spec.ts', '-t', 'sends')).toMatchObject({ name: 'e2e', files: ['chat.spec.ts'], title: 'sends' })
  expect(read('apps/web/e2e/chat.spec.ts')).toMatchObject({ name: 'e2e', folder: 'apps/web', files: ['e2e/chat.spec.ts'] })
})

test('[DX-05] what is no package, and a title that is missing, are told in a line', () => {
  expect(read('webb')).toMatch(/^Usage: npm run one .* not "webb"\.$/u)
  expect(read()).toMatch(/^Usage: /u)
  expect(read('web', '-t')).toBe('-t lacks the title.')
})

test('[DX-02] a title alone is looked for in the tests’ text, and is taken word for word', () => {
  expect(filesThatSay('.', 'the scripts are one')).toEqual(['scripts/test/one.test.mjs'])
  const parsed = parseOne(['scripts', '-t', '[DX-02] a package is called by its folder'], packages)
  expect('one' in parsed && runnerArguments(parsed.one)).toEqual([
    'run',
    '--config',
    'scripts/vitest.config.mjs',
    'scripts/test/one.test.mjs',
    '-t',
    String.raw`\[DX-02\] a package is called by its folder`,
  ])
})
