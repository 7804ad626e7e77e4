import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fromRoot, root } from '../workspace/paths.mjs'

/**
 * A command as a page names it.
 * @typedef {object} Command
 * @property {string} page
 * @property {string} line without what is set before it and without what is said of it
 */

/** The files of the workspace that are not made by its tools, by their paths from its top; `pattern` is git's. @param {string[]} pattern */
export const trackedFiles = (...pattern) =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...pattern], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '')

/** Pages that people read and follow: all but those that are generated or hold samples. */
export const pages = () => trackedFiles('*.md').filter((page) => !/^docs\/samples\/|^docs\/traceability|\/generated\/|CHANGELOG/u.test(page))

const programs = /^(?:npm|npx|pnpm|node|docker|curl)\s/u
const settings = /^(?:[A-Z][A-Z_]*=(?:"[^"]*"|'[^']*'|\S)*\s+)+/u

/** A line of a block as one command, or nothing. @param {string} text */
const commandOf = (text) => {
  const bare = text
    .trim()
    .replace(/\s+# .*$/u, '')
    .replace(/^\((?:cd \S+ && )?(?<inner>.*)\)(?: &)?$/u, '$<inner>')
    .replace(settings, '')
  return programs.test(bare) ? bare : undefined
}

/** Blocks of the shell: those that say so, and those of no language. @param {string} text */
export const shellBlocks = (text) =>
  [...text.matchAll(/^ *```(?<language>\w*)\n(?<body>[\s\S]*?)^ *```/gmu)]
    .filter(({ groups }) => groups?.language === 'sh' || groups?.language === '')
    .map(({ groups }) => groups?.body ?? '')

/**
 * The commands of a page: lines of its shell blocks, and what stands in its sentences.
 * @param {string} page
 * @returns {Command[]}
 */
export const commandsOf = (page) => {
  const text = readFileSync(fromRoot(page), 'utf8')
  const inBlocks = shellBlocks(text).flatMap((block) => block.replaceAll('\\\n', ' ').split('\n'))
  const inSentences = [...text.replaceAll(/^ *```[\s\S]*?^ *```/gmu, '').matchAll(/`(?<code>[^`\n]+)`/gu)].map(({ groups }) => groups?.code ?? '')
  return [...inBlocks, ...inSentences].flatMap((line) => commandOf(line) ?? []).map((line) => ({ page, line }))
}

/** The paths of source files that stand in a page's sentences, from the top or from a folder that the sentence speaks of. @param {string} page */
export const pathsIn = (page) =>
  [...readFileSync(fromRoot(page), 'utf8').matchAll(/`(?<path>[\w.-]+(?:\/[\w.-]+)+\.(?:ts|tsx|mjs|css|prisma))`/gu)].map(
    ({ groups }) => groups?.path ?? '',
  )
