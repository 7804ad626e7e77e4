import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { filesThatSay, parseOne, testedPackages } from '../test/one.mjs'
import { stages } from '../test/stages.mjs'
import { parseChoice } from '../test/tally.mjs'
import { fromRoot } from '../workspace/paths.mjs'
import { commandsOf, pages, pathsIn, trackedFiles } from './commands.mjs'

const commands = pages().flatMap(commandsOf)
/** @type {{ scripts: Record<string, string> }} */
const { scripts } = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8'))
const tested = testedPackages()

/** Words of a command line; what is in quotes is one. @param {string} line */
const wordsOf = (line) => [...line.matchAll(/"(?<quoted>[^"]*)"|(?<bare>\S+)/gu)].map(({ groups }) => groups?.quoted ?? groups?.bare ?? '')

/** Stands for what the reader puts in. @param {string} word */
const isOpen = (word) => /[<…]|part of/u.test(word)

/** What is wrong with arguments of `npm run one`. @param {string[]} args */
const faultOfOne = (args) => {
  const parsed = parseOne(args, tested)
  if ('fault' in parsed) return args.some(isOpen) ? undefined : parsed.fault
  const { tested: owner, folder, files, title } = parsed.one
  const places = owner === undefined ? [join(folder, 'e2e'), folder] : [folder]
  const missing = files.find((file) => !isOpen(file) && !places.some((place) => existsSync(fromRoot(place, file))))
  if (missing !== undefined) return `there is no ${missing}`
  return title === undefined || isOpen(title) || owner === undefined || filesThatSay(folder, title).length > 0 ? undefined : `no test says "${title}"`
}

/** What is wrong with a command, or nothing. @param {import('./commands.mjs').Command} command */
const faultOf = ({ line }) => {
  const [program, ...words] = wordsOf(line)
  if (program === 'pnpm' || program === 'node') return 'is not there, or too old, where README asks for Node 20 and npm alone: npm run, or npx node'
  if (program === 'npm' && words[0] === 'run') {
    const [, name = '', ...rest] = words
    if (isOpen(name)) return undefined
    if (!(name in scripts)) return `package.json has no script "${name}"`
    return name === 'one' && rest.length > 0 ? faultOfOne(rest.filter((word) => word !== '--')) : undefined
  }
  if (program === 'npm' && words[0] === 'test') {
    const choice = parseChoice(
      words.slice(1).filter((word) => word !== '--'),
      stages.map(({ id }) => id),
    )
    return 'fault' in choice ? choice.fault : undefined
  }
  if (program === 'npx' && words[0] === 'node' && words[1]?.includes('/'))
    return existsSync(fromRoot(words[1])) ? undefined : `there is no ${words[1]}`
  return undefined
}

test('[DX-07] every command in the docs is one that there is, and that works with what README asks for', () => {
  expect(commands.length).toBeGreaterThan(60)
  expect(commands.flatMap((command) => (faultOf(command) === undefined ? [] : [`${command.page}: ${command.line}: ${faultOf(command)}`]))).toEqual([])
})

test('[DX-07] every page that a page leads to is there', () => {
  const broken = pages().flatMap((page) =>
    [...readFileSync(fromRoot(page), 'utf8').matchAll(/\]\((?!https?:|#|mailto:)(?<path>[^)#\s]+)[^)]*\)/gu)]
      .map(({ groups }) => groups?.path ?? '')
      .filter((path) => !existsSync(fromRoot(dirname(page), path)))
      .map((path) => `${page} leads to ${path}`),
  )
  expect(broken).toEqual([])
})

test('[DX-07] every file that a page names is there', () => {
  const files = trackedFiles()
  const missing = pages().flatMap((page) =>
    pathsIn(page)
      // A thing stands for what the reader makes.
      .filter((path) => !/\/thing\./u.test(path) && !files.some((file) => file === path || file.endsWith(`/${path}`)))
      .map((path) => `${page} names ${path}`),
  )
  expect(missing).toEqual([])
})

test.each([
  ['pnpm test', /Node 20/u],
  ['node scripts/x.ts', /Node 20/u],
  ['npm run no-such-script', /no script "no-such-script"/u],
  ['npm test -- --only lint,typo', /no stage "typo"/u],
  ['npm run one -- web app/shared/no-such.test.ts', /there is no app\/shared\/no-such\.test\.ts/u],
  ['npm run one -- web -t "words that no test of the app says"', /no test says/u],
  ['npx node apps/web/bench/no-such.ts', /there is no/u],
])('[DX-07] "%s" would be told', (line, fault) => {
  expect(faultOf({ page: 'README.md', line })).toMatch(fault)
})
