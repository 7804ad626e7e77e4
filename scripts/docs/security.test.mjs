import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fromRoot } from '../workspace/paths.mjs'

const PAGE = 'docs/security.md'
/** Where the page's test files are, unless it gives the whole path. */
const FOLDERS = ['apps/mock-api/src', '.']

/** The last cell of each threat's row. */
const proofs = readFileSync(fromRoot(PAGE), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const cells = /^\| (?<threat>.+?) \| .+ \| (?<proof>[^|]+) \|$/u.exec(line)?.groups
    return cells === undefined || cells['threat'] === 'threat' || cells['threat'] === '---' ? [] : [cells]
  })

/** The text of a named test file, or null. @param {string} named */
const textOf = (named) => {
  const path = named.replace(/^npx node /u, '')
  const folder = FOLDERS.find((each) => existsSync(fromRoot(each, path)))
  return folder === undefined ? null : readFileSync(fromRoot(folder, path), 'utf8')
}

/** What a proof names that is not there: its file, or a title in italics, of which dots leave out a part. @param {string} proof */
const missingIn = (proof) =>
  [...proof.matchAll(/`(?<file>[^`]+)`(?<titles>[^`]*)/gu)].flatMap(({ groups }) => {
    const [file, titles] = [groups?.file ?? '', groups?.titles ?? '']
    const text = textOf(file)
    if (text === null) return [`there is no ${file}`]
    return [...titles.matchAll(/\*(?<title>[^*]+)\*/gu)]
      .map((title) => title.groups?.title ?? '')
      .filter((title) => !title.split('…').every((part) => text.includes(part.trim())))
      .map((title) => `${file} has no test "${title}"`)
  })

test('[DX-07] every threat names a test that shows its answer, and each of these tests is there', () => {
  expect(proofs.length).toBeGreaterThan(25)
  expect(proofs.filter(({ proof = '' }) => !proof.includes('`')).map(({ threat }) => threat)).toEqual([])
  expect(proofs.flatMap(({ proof = '' }) => missingIn(proof))).toEqual([])
})
