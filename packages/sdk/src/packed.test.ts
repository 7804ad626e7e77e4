import { spawn } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createConsumerProject, otherNodes, runTool, type ConsumerProject } from '../test/consumer-project.ts'
import { examples, inContext, quickStart } from '../test/readme.ts'
import { asMade } from './boundary.ts'
import { createClient } from './index.ts'
import { mutations, queries } from './query.ts'

let consumer: ConsumerProject
beforeAll(() => {
  consumer = createConsumerProject()
}, 120_000)
afterAll(() => consumer[Symbol.dispose]())

const dist = () => join(consumer.installed, 'dist')
const filesIn = (ending: string): string[] => readdirSync(dist(), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith(ending))

/** What a module imports: with all that it reaches by relative paths, the packages that are left. */
const packagesReached = (file: string, done = new Set<string>()): Set<string> => {
  if (done.has(file)) return new Set()
  done.add(file)
  const specifiers = readFileSync(file, 'utf8').matchAll(/\b(?:from|import)\s*\(?\s*['"](?<specifier>[\w@./-]+)['"]/gu)
  return new Set(
    [...specifiers].flatMap(({ groups }) => {
      const specifier = groups?.['specifier'] ?? ''
      if (!specifier.startsWith('.'))
        return [specifier.startsWith('@') ? specifier.split('/').slice(0, 2).join('/') : (specifier.split('/')[0] ?? '')]
      const target = join(dirname(file), file.endsWith('.d.ts') ? specifier.replace(/\.js$/u, '.d.ts') : specifier)
      return [...packagesReached(target, done)]
    }),
  )
}

test('[SD-05] the packed tarball passes publint', () => {
  expect(runTool('publint', 'publint', ['run', consumer.tarball, '--strict'])).toMatchObject({
    code: 0,
    output: expect.stringContaining('All good!'),
  })
})

test('[SD-05] its types resolve for every module setting', { timeout: 120_000 }, () => {
  const { code, output } = runTool('@arethetypeswrong/cli', 'attw', [consumer.tarball, '--profile', 'esm-only', '--no-emoji', '--no-color'])
  expect([code, output]).toEqual([0, expect.stringContaining('"@moonlit/sdk/testing"')])
})

test('[SD-05] a client needs no other package at run time or for types', () => {
  for (const entry of ['sdk/src/index', 'sdk/src/iterate', 'sdk/src/tabs', 'sdk/src/rules', 'sdk/generated/labels'])
    for (const ending of ['.js', '.d.ts']) expect([...packagesReached(join(dist(), entry + ending))], entry + ending).toEqual([])
  expect([...packagesReached(join(dist(), 'sdk/src/query.js'))]).toEqual(['@tanstack/react-query'])
  for (const ending of ['.js', '.d.ts']) expect([...packagesReached(join(dist(), `sdk/src/schemas${ending}`))]).toEqual(['zod'])
})

test('[SD-05] every import is a declared dependency or peer with a published version', () => {
  const { dependencies, peerDependencies }: { dependencies?: object; peerDependencies?: object } = consumer.manifest
  const known = Object.keys({ ...dependencies, ...peerDependencies })
  const entries = [...filesIn('.js'), ...filesIn('.d.ts')]
  expect(entries.length).toBeGreaterThan(60)
  for (const file of entries)
    for (const name of packagesReached(join(dist(), file))) expect(['react', ...known], `${file} imports ${name}`).toContain(name)
  expect(JSON.stringify([dependencies, peerDependencies])).not.toMatch(/workspace:|catalog:|@moonlit/u)
  expect(consumer.manifest).toMatchObject({ type: 'module', sideEffects: false, engines: { node: '>=20' } })
})

test('[SD-05] it contains no sources, tests or local paths', () => {
  const names = readdirSync(consumer.installed, { recursive: true, encoding: 'utf8' })
  expect(names.filter((name) => /(?<!\.d)\.ts$|\.test\.|tsconfig/u.test(name))).toEqual([])
  expect(readdirSync(consumer.installed).toSorted()).toEqual(['CHANGELOG.md', 'README.md', 'dist', 'generated', 'package.json'])
  for (const file of [...filesIn('.js'), ...filesIn('.d.ts'), ...filesIn('.map')])
    expect(readFileSync(join(dist(), file), 'utf8'), file).not.toMatch(/node_modules|\.pnpm|file:\/\//u)
})

test('[SD-05] every module has a source map with its source, and no comment cites our list of requirements', () => {
  expect(filesIn('.js.map')).toHaveLength(filesIn('.js').length)
  for (const file of filesIn('.js')) {
    const map: unknown = JSON.parse(readFileSync(join(dist(), `${file}.map`), 'utf8'))
    expect(map, file).toMatchObject({ sources: [expect.stringMatching(/^[\w-]+\.ts$/u)], sourcesContent: [expect.stringContaining(' ')] })
  }
  const rows = filesIn('.ts')
    .concat(filesIn('.js'), filesIn('.map'))
    .flatMap((file) => {
      const found = /\b(?!UTF-|ISO-)[A-Z]{2}-\d{2}\b/u.exec(readFileSync(join(dist(), file), 'utf8'))
      return found ? [`${file}: ${found[0]}`] : []
    })
  expect(rows).toEqual([])
})

const config = (resolution: 'bundler' | 'nodenext', files: readonly string[]) =>
  JSON.stringify({
    compilerOptions: {
      // Every flag that an app may have on; libraries are checked too.
      strict: true,
      skipLibCheck: false,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      noPropertyAccessFromIndexSignature: true,
      noImplicitOverride: true,
      noImplicitReturns: true,
      verbatimModuleSyntax: true,
      isolatedModules: true,
      target: 'ES2022',
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
      types: [],
      module: resolution === 'bundler' ? 'esnext' : 'nodenext',
      moduleResolution: resolution,
      outDir: 'out',
    },
    files,
  })

const PEERS = ['@tanstack/react-query', '@types/react', 'json-schema-faker', 'msw', 'react', 'zod'] as const

const runNode = async (node: string, file: string): Promise<string> => {
  const program = spawn(node, [file], { cwd: consumer.folder })
  const [out, problems] = await Promise.all([text(program.stdout), text(program.stderr)])
  return out + problems
}

test("[SD-07] in a new folder with only the tarball, the README's quick start compiles and runs against the mock", { timeout: 120_000 }, async () => {
  consumer.write('quick-start.ts', quickStart().replace('http://localhost:4000', inject('mockUrl')))
  for (const resolution of ['bundler', 'nodenext'] as const) {
    consumer.write('tsconfig.json', config(resolution, ['quick-start.ts']))
    expect(runTool('typescript', 'tsc', ['--project', '.'], consumer.folder), resolution).toEqual({ code: 0, output: '' })
  }
  const outputs = await Promise.all([process.execPath, ...otherNodes().map(({ path }) => path)].map((node) => runNode(node, 'out/quick-start.js')))
  for (const output of outputs) {
    expect(output).toMatch(/^\w+: \S.*\n/u)
    expect(output).toMatch(/\n404 not_found\n$/u)
  }
})

test('[SD-05] every entry loads in Node with its peers and is typed', { timeout: 120_000 }, async () => {
  for (const peer of PEERS) consumer.link(peer)
  consumer.write(
    'entries.ts',
    `import { createClient, type Bot, type Message } from '@moonlit/sdk'
import { iterate } from '@moonlit/sdk/iterate'
import { labels } from '@moonlit/sdk/labels'
import german from '@moonlit/sdk/labels/de'
import { keys, mutations, queries } from '@moonlit/sdk/query'
import { ADULT_AGE } from '@moonlit/sdk/rules'
import { LoginBody } from '@moonlit/sdk/schemas'
import { linkTabs } from '@moonlit/sdk/tabs'
import { make, mockCall } from '@moonlit/sdk/testing'

const tabs = linkTabs('stranger')
const client = createClient({ baseUrl: '', tabs })
const bot: Bot = make.bot({ age: ADULT_AGE })
const messages: AsyncGenerator<Message, void, void> = iterate(client).chats.messages('c_1')
await messages.return()
tabs.close()
// @ts-expect-error a password is a text
const wrong: { password: number } = LoginBody.parse({ email: 'a@b.example', password: 'x' })
console.log(bot.age, (await labels.de()) === german, keys.bots.all[0], typeof queries(client).bots.list, typeof mutations(client).chats.send)
console.log(typeof wrong.password, mockCall('chats.send', 402).info.method)
`,
  )
  consumer.write('tsconfig.json', config('nodenext', ['entries.ts']))
  expect(runTool('typescript', 'tsc', ['--project', '.'], consumer.folder)).toEqual({ code: 0, output: '' })
  for (const node of [process.execPath, ...otherNodes().map(({ path }) => path)])
    expect(await runNode(node, 'out/entries.js'), node).toBe('18 true bots function function\nstring POST\n')
})

test('[SD-03] every query and mutation compiles in the hook that it is for', { timeout: 120_000 }, () => {
  for (const peer of PEERS) consumer.link(peer)
  const client = createClient({ baseUrl: '' })
  const names = (bound: Readonly<Record<string, object>>) =>
    Object.entries(bound).flatMap(([resource, all]) => Object.keys(all).map((name) => `${resource}.${name}`))
  const q: Readonly<Record<string, Readonly<Record<string, (given: never) => object>>>> = queries(client)
  const isPaged = (name: string) => {
    const [resource = '', call = ''] = name.split('.')
    // Most take an object.
    return 'getNextPageParam' in (q[resource]?.[call]?.(asMade({})) ?? {})
  }
  const lines = [
    ...names(q).map((name) => `  ${isPaged(name) ? 'useInfiniteQuery' : 'useQuery'}(q.${name}(...given(q.${name})))`),
    ...names(mutations(client)).map((name) => `  useMutation(m.${name}())`),
  ]
  expect(lines.length).toBeGreaterThan(60)
  consumer.write(
    'hooks.ts',
    `import { createClient } from '@moonlit/sdk'
import { mutations, queries } from '@moonlit/sdk/query'
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'

declare const given: <F extends (...args: never[]) => unknown>(query: F) => Parameters<F>
const client = createClient({ baseUrl: '' })
const q = queries(client)
const m = mutations(client)
export const useAll = () => {
${lines.join('\n')}
}
`,
  )
  consumer.write('tsconfig.json', config('bundler', ['hooks.ts']))
  expect(runTool('typescript', 'tsc', ['--project', '.'], consumer.folder)).toEqual({ code: 0, output: '' })
})

test('[SD-07] every example of the README compiles', { timeout: 120_000 }, () => {
  for (const peer of PEERS) consumer.link(peer)
  const files = examples().map((code, index) => {
    const name = `example-${index}.ts`
    consumer.write(name, inContext(code))
    return name
  })
  expect(files.length).toBeGreaterThan(7)
  consumer.write('tsconfig.json', config('bundler', files))
  expect(runTool('typescript', 'tsc', ['--project', '.'], consumer.folder)).toEqual({ code: 0, output: '' })
})
