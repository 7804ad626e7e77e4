import { idsIn } from './requirements.mjs'

/** @typedef {import('../test/results.mjs').TestResult} TestResult */
/** @typedef {import('./requirements.mjs').Area} Area */
/** @typedef {import('./requirements.mjs').Row} Row */

/**
 * A row with the tests that carry its id. It is done when there are such tests and all of them passed; a test that was skipped proves nothing.
 * @typedef {Row & { state: 'done' | 'failing' | 'open', tests: TestResult[] }} ProvenRow
 */

/** @param {TestResult[]} tests */
const stateOf = (tests) => {
  if (tests.some(({ status }) => status === 'failed')) return 'failing'
  return tests.length > 0 && tests.every(({ status }) => status === 'passed') ? 'done' : 'open'
}

/**
 * @param {Area[]} areas
 * @param {TestResult[]} tests
 * @returns {{ areas: (Omit<Area, 'rows'> & { rows: ProvenRow[] })[], unknownIds: string[] }}
 */
export const prove = (areas, tests) => {
  /** @type {Map<string, TestResult[]>} */
  const byId = new Map()
  for (const test of tests) for (const id of idsIn(test.title)) byId.set(id, [...(byId.get(id) ?? []), test])
  const known = new Set(areas.flatMap(({ rows }) => rows.map(({ id }) => id)))
  return {
    areas: areas.map((area) => ({
      ...area,
      rows: area.rows.map((row) => {
        const carrying = byId.get(row.id) ?? []
        return { ...row, state: stateOf(carrying), tests: carrying }
      }),
    })),
    unknownIds: [...byId.keys()].filter((id) => !known.has(id)).toSorted(),
  }
}

/** @typedef {ReturnType<typeof prove>} Proof */

/** @param {string} text @param {number} width */
const cut = (text, width) => (text.length > width ? `${text.slice(0, width - 1)}…` : text)

/**
 * The proof as lines for the terminal.
 * @param {Proof} proof
 * @param {{ isFull?: boolean }} [options] whether done rows are listed one by one
 */
export const proofLines = ({ areas, unknownIds }, { isFull = false } = {}) => {
  /** @param {ProvenRow['state']} state */
  const idsOf =
    (state) =>
    (/** @type {{ rows: ProvenRow[] }} */ { rows }) =>
      rows.filter((row) => row.state === state)
  const total = (/** @type {ProvenRow['state']} */ state) => areas.flatMap(idsOf(state)).length
  const lines = areas.flatMap((area) => {
    const done = idsOf('done')(area)
    return [
      `${area.id}  ${area.title}: ${done.length} of ${area.rows.length} done`,
      ...(isFull ? done.map(({ id, text }) => `    done     ${id}  ${cut(text, 100)}`) : []),
      ...idsOf('failing')(area).map(({ id, text, tests }) => {
        const failed = tests.filter(({ status }) => status === 'failed').map(({ title }) => title)
        return `    failing  ${id}  ${cut(text, 100)}\n${failed.map((title) => `             ✗ ${title}`).join('\n')}`
      }),
      ...idsOf('open')(area).map(({ id, text }) => `    open     ${id}  ${cut(text, 100)}`),
    ]
  })
  if (unknownIds.length > 0) lines.push(`Ids in test titles that no row has: ${unknownIds.join(', ')}`)
  lines.push(`${total('done')} done, ${total('failing')} failing, ${total('open')} open`)
  return lines
}

/** @param {string} text */
const forCell = (text) => text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ')

/** @param {TestResult} test */
const bareTitle = ({ title }) => forCell(title.replaceAll(/\[[A-Z]{2}-\d{2}\]\s*/g, '').trim())

/** How many titles of one file a row names; a table of two hundred generated tests tells nobody more than three of them do. */
const TITLES_A_FILE = 3

/**
 * The tests that prove a row: a line a file, with the first titles and how many more there are.
 * @param {ProvenRow} row
 */
const proofCell = ({ tests }) => {
  /** @type {Map<string, Set<string>>} */
  const byFile = new Map()
  for (const test of tests.filter(({ status }) => status === 'passed'))
    byFile.set(test.file, (byFile.get(test.file) ?? new Set()).add(bareTitle(test)))
  const lines = [...byFile].map(([file, names]) => {
    const titles = [...names].toSorted()
    const more = titles.length - TITLES_A_FILE
    return `\`${file}\`: ${titles.slice(0, TITLES_A_FILE).join('; ')}${more > 0 ? `; and ${more} more` : ''}`
  })
  return lines.toSorted().join('<br>')
}

/**
 * docs/traceability.md: each row with the tests that prove it, in an order that depends on nothing but the rows and titles.
 * @param {Proof} proof
 */
export const traceabilityPage = ({ areas }) => {
  const sections = areas.map(({ id, title, rows }) => {
    const lines = rows.map((row) => `| ${row.id} | ${row.state} | ${proofCell(row)} |`)
    return `## ${id} ${title}\n\n| id | state | tests |\n|---|---|---|\n${lines.join('\n')}\n`
  })
  return `# Which test proves which row\n\nWritten by \`npm run spec -- --write\` from [requirements.md](requirements.md) and the last \`npm test\`; not edited by hand.\n\n${sections.join('\n')}`
}
