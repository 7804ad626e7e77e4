import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { API } from 'typescript/unstable/async'
import { fromRoot, root } from '../workspace/paths.mjs'

/** Common words are said by more files than these, which are left to the whole check. */
const mostFiles = 40
const project = fromRoot('apps', 'web', 'tsconfig.json')
const app = fromRoot('apps', 'web', 'app')
const looked = [fromRoot('apps', 'web'), fromRoot('packages', 'sdk'), fromRoot('packages', 'ui')]

/** Longer lines are data, whose words tell nothing. */
const longestLine = 400

/** Names, and what is reached by dots from one: `chats.list` is rare where `list` is common. @param {string} text */
const wordsOf = (text) => {
  const chains = [...text.matchAll(/[\p{L}_$][\p{L}\p{N}_$]*(?:\.[\p{L}_$][\p{L}\p{N}_$]*)*/gu)].map(([chain]) => chain)
  return [...new Set(chains.flatMap((chain) => [chain, ...chain.split('.')]))]
}

/** @param {string} line */
const indentOf = (line) => line.length - line.trimStart().length

/** The lines of one text that the other has not, or less often, by their places. @param {string[]} lines @param {string[]} others */
const linesBeyond = (lines, others) => {
  /** @type {Map<string, number>} */
  const left = new Map()
  for (const line of others) left.set(line, (left.get(line) ?? 0) + 1)
  return lines.flatMap((line, at) => {
    const count = left.get(line) ?? 0
    left.set(line, count - 1)
    return count > 0 || line.trim() === '' || line.length > longestLine ? [] : [at]
  })
}

/** The lines of the block that a line stands in, with the one that opens it first. @param {string[]} lines @param {number} at */
const blockOf = (lines, at) => {
  const indent = indentOf(lines[at] ?? '')
  const isOutside = (/** @type {string} */ line) => line.trim() !== '' && indentOf(line) < indent
  const from = lines.slice(0, at).findLastIndex(isOutside)
  const to = lines.findIndex((line, place) => place > at && isOutside(line))
  return [lines[from] ?? '', ...lines.slice(from + 1, to < 0 ? undefined : to).filter((line) => indentOf(line) === indent)]
}

/** What a line of a block is called: `tokenSize?: number` is `tokenSize`. @param {string} line */
const keyOf = (line) => /^\s*'?(?<key>[\p{L}_$][\p{L}\p{N}_$]*)'?\??:/u.exec(line)?.groups?.key ?? []

/**
 * What a change is about, most telling words first: those that only one of the texts has in the lines that changed, the others in those lines, what the
 * lines stand in, and what stands beside them there, for whoever says neither the new nor the old may need both.
 * @param {string} before
 * @param {string} after
 */
export const changedWords = (before, after) => {
  const [old, now] = [before.split('\n'), after.split('\n')]
  const changes = [
    { lines: old, places: linesBeyond(old, now) },
    { lines: now, places: linesBeyond(now, old) },
  ]
  const [oldWords = [], nowWords = []] = changes.map(({ lines, places }) => wordsOf(places.map((at) => lines[at] ?? '').join('\n')))
  const blocks = changes.flatMap(({ lines, places }) => places.map((at) => blockOf(lines, at)))
  const words = [...new Set([...oldWords, ...nowWords])]
  const isNews = (/** @type {string} */ word) => !(oldWords.includes(word) && nowWords.includes(word))
  return [
    words.filter(isNews),
    words.filter((word) => !isNews(word)),
    [...new Set(blocks.flatMap(([opening = '']) => wordsOf(opening)))],
    [...new Set(blocks.flatMap(([, ...lines]) => lines.flatMap(keyOf)))],
  ]
}

/**
 * The files that say one of some words, no more than can be looked at: those of the words that tell most first, and of these the rarest.
 * @param {Map<string, string>} texts
 * @param {string[][]} words as `changedWords` gives them
 */
export const filesThatSay = (texts, words) => {
  /** @type {Set<string>} */
  const found = new Set()
  for (const tier of words) {
    const byWord = tier.map((word) => {
      const said = new RegExp(`(?<![\\w$])${word.replaceAll(/[$.]/gu, String.raw`\$&`)}(?![\\w$])`, 'u')
      return [...texts].filter(([, text]) => said.test(text)).map(([file]) => file)
    })
    for (const files of byWord.toSorted((one, other) => one.length - other.length)) {
      if (new Set([...found, ...files]).size > mostFiles) break
      for (const file of files) found.add(file)
    }
  }
  return [...found]
}

/** What people write comes before tests of it and what is made. @param {string} file */
const rankOf = (file) => (!file.startsWith(app) ? 2 : file.includes('.test.') ? 1 : 0)

/** @param {string} text @param {number} position */
const placeOf = (text, position) => {
  const lines = text.slice(0, position).split('\n')
  return `${lines.length},${(lines.at(-1)?.length ?? 0) + 1}`
}

/**
 * Types of the web app in the places that a change is about: first the files that changed, then those that say one of its words, and those that
 * were wrong before. It stays in memory, so that a look takes a second or two where the whole app takes twenty; what it does not see, the whole
 * check finds.
 */
export const openQuickTypeCheck = async () => {
  const api = new API({ cwd: root })
  let snapshot = await api.updateSnapshot({ openProjects: [project] })
  const program = () => {
    const opened = snapshot.getProject(project)
    if (opened === undefined) throw new Error(`${project} cannot be opened`)
    return opened.program
  }
  /** The texts of files that are looked at, and of others. @type {Map<string, string>} */
  const texts = new Map()
  /** @type {Map<string, string>} */
  const others = new Map()
  /** @type {Set<string>} */
  const wrong = new Set()
  /** Files that the next look begins with: this one was interrupted. @type {Set<string>} */
  const pending = new Set()
  // The contract's own files take longest, and are seldom wrong when the app is.
  const isLookedAt = (/** @type {string} */ file) => looked.some((folder) => file.startsWith(folder))
  const readAll = async () => {
    for (const file of await program().getSourceFileNames()) {
      if (!file.startsWith(root) || file.includes('node_modules') || texts.has(file) || others.has(file)) continue
      // What is being made anew is read at the next look.
      if (!existsSync(file)) continue
      const kept = isLookedAt(file) ? texts : others
      kept.set(file, readFileSync(file, 'utf8'))
    }
  }
  await readAll()

  /** @param {string} file */
  const errorsOf = async (file) => {
    const text = texts.get(file) ?? ''
    const found = await program().getSemanticDiagnostics(file)
    return found.map((one) => `${relative(root, file)}(${placeOf(text, one.pos)}): error TS${one.code}: ${one.text}`)
  }

  /**
   * @param {string[]} files that were saved, added or removed
   * @param {(line: string) => void} tell called for each error as it is found
   * @param {() => boolean} isOver whether something was saved meanwhile: the next look goes on with what is left
   * @returns how many files are known to be wrong
   */
  const look = async (files, tell, isOver) => {
    const created = files.filter((file) => existsSync(file) && !texts.has(file) && !others.has(file))
    const deleted = files.filter((file) => !existsSync(file))
    const changes = files.flatMap((file) => {
      const before = texts.get(file)
      // What was not known before says all its words, which tells nothing; and what the contract says is said again by the code made from it.
      return before === undefined || !existsSync(file) ? [] : [changedWords(before, readFileSync(file, 'utf8'))]
    })
    const words = [0, 1, 2, 3].map((tier) => [...new Set(changes.flatMap((change) => change[tier] ?? []))])
    for (const file of files) texts.delete(file)
    for (const file of deleted) wrong.delete(file)
    const last = snapshot
    snapshot = await api.updateSnapshot({
      fileChanges: { changed: files.filter((file) => existsSync(file) && !created.includes(file)), created, deleted },
    })
    await last.dispose()
    await readAll()
    // What is made is right where what it is made from is, and takes longest.
    for (const file of [...files, ...(files.some(isLookedAt) ? wrong : []), ...filesThatSay(texts, words)])
      if (texts.has(file) && !file.includes('generated')) pending.add(file)
    const inOrder = [...pending].toSorted((one, other) => rankOf(one) - rankOf(other))
    for (const file of inOrder) {
      if (isOver()) break
      pending.delete(file)
      const errors = await errorsOf(file)
      for (const error of errors) tell(error)
      if (errors.length > 0) wrong.add(file)
      else wrong.delete(file)
    }
    return wrong.size
  }

  return { look, close: () => api.close() }
}
