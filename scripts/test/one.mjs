import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageFolders } from '../workspace/install.mjs'
import { fromRoot } from '../workspace/paths.mjs'
import { filesBelow } from '../workspace/stamp.mjs'
import { readReport } from './results.mjs'

/**
 * A package whose tests can be run, by the name it is called by.
 * @typedef {object} Tested
 * @property {string} name
 * @property {string} folder
 * @property {string} task as turbo calls it
 * @property {string[]} vitest the arguments of its test script, after the name of the runner
 * @property {string[] | undefined} pact the same of its pact script, which runs what is in `pact/`
 */

/**
 * What is to be run.
 * @typedef {object} One
 * @property {Tested | undefined} tested undefined for browser tests
 * @property {string} folder
 * @property {string[]} files paths or parts of them; every test when empty
 * @property {string | undefined} title
 * @property {string[]} rest options for the runner
 */

const browserTests = 'e2e'
const webFolder = 'apps/web'

/**
 * @param {string} script
 * @param {string} name
 */
const vitestArguments = (script, name) => {
  const [runner, ...args] = script.split(' ')
  if (runner !== 'vitest') throw new Error(`The tests of ${name} are not run by vitest: ${script}`)
  return args
}

/**
 * Every package that has tests, and the scripts.
 * @returns {Tested[]}
 */
export const testedPackages = () =>
  ['.', ...packageFolders()].flatMap((folder) => {
    /** @type {{ name: string, scripts?: Record<string, string> }} */
    const { name, scripts = {} } = JSON.parse(readFileSync(fromRoot(folder, 'package.json'), 'utf8'))
    const [called, script] = folder === '.' ? ['scripts', 'test:scripts'] : [folder.replace(/^.*\//u, ''), 'test']
    const { [script]: line, pact } = scripts
    if (line === undefined) return []
    const task = folder === '.' ? `//#${script}` : `${name}#${script}`
    return { name: called, folder, task, vitest: vitestArguments(line, called), pact: pact === undefined ? undefined : vitestArguments(pact, called) }
  })

/**
 * Reads the command line: a package, perhaps a part of a path, `-t` and a part of a title. A path from the top names its package itself, and a folder may stand for its package.
 * @param {string[]} args
 * @param {Tested[]} packages
 * @returns {{ one: One } | { fault: string }}
 */
export const parseOne = (args, packages) => {
  const known = [...packages.map(({ name }) => name), browserTests].join(', ')
  const [first = '', ...others] = args
  const named = packages.find(({ name, folder }) => [name, folder].includes(first.replace(/\/$/u, '')))
  const isInside = (/** @type {string} */ folder) => first.startsWith(`${folder}/`)
  const owner = named ?? packages.find(({ folder, name }) => isInside(folder === '.' ? name : folder))
  const isBrowser = first === browserTests || isInside(`${webFolder}/${browserTests}`)
  if (!isBrowser && owner === undefined)
    return { fault: `Usage: npm run one -- <package> [path] [-t <part of a title>]; the packages are ${known}, not "${first}".` }
  const folder = isBrowser ? webFolder : (owner?.folder ?? '.')
  const words = named !== undefined || first === browserTests ? others : args
  /** @type {One} */
  const one = { tested: isBrowser ? undefined : owner, folder, files: [], title: undefined, rest: [] }
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? ''
    const title = /^(?:-t|-g|--grep)=?(?<value>.*)$/u.exec(word)?.groups?.value
    if (title !== undefined) {
      one.title = title || words[(at += 1)]
      if (one.title === undefined) return { fault: `${word} lacks the title.` }
    } else if (word.startsWith('-')) one.rest.push(word)
    else one.files.push(word.startsWith(`${folder}/`) ? word.slice(folder.length + 1) : word)
  }
  return { one }
}

/** A title as the pattern that runners want. @param {string} title */
const literally = (title) => title.replace(/[$()*+.?[\\\]^{|}]/gu, String.raw`\$&`)

/**
 * The test files that say a title, so that the others need not be read; none when it is made of parts.
 * @param {string} folder
 * @param {string} title
 */
export const filesThatSay = (folder, title) =>
  filesBelow([fromRoot(folder === '.' ? 'scripts' : folder)])
    .filter((file) => /\.test\.(?:ts|tsx|mjs)$/u.test(file) && readFileSync(file, 'utf8').includes(title))
    .map((file) => file.slice(join(fromRoot(folder), '/').length))

/**
 * The arguments of the runner.
 * @param {One} one
 */
export const runnerArguments = ({ tested, folder, files, title, rest }) => {
  const pattern = title === undefined ? [] : [literally(title)]
  if (tested === undefined) return ['test', '--retries=0', ...rest, ...files, ...pattern.flatMap((text) => ['--grep', text])]
  const places = files.length === 0 && title !== undefined ? filesThatSay(folder, title) : files
  const isPact = places.length > 0 && places.every((place) => place.startsWith('pact/'))
  return [...((isPact && tested.pact) || tested.vitest), ...rest, ...places, ...pattern.flatMap((text) => ['-t', text])]
}

/**
 * What is wrong with a title that was asked for, by the runner's report: no test is called so.
 * @param {string} title
 * @param {string} report
 */
export const faultOfTitle = (title, report) =>
  existsSync(report) && readReport(report).some(({ status }) => status !== 'skipped') ? undefined : `No test has "${title}" in its title.`
