import { idsIn, placeOf } from './requirements.mjs'

/** @typedef {import('../test/results.mjs').TestResult} TestResult */
/** @typedef {import('./requirements.mjs').Area} Area */
/** @typedef {import('./requirements.mjs').Place} Place */
/** @typedef {import('./requirements.mjs').Row} Row */

/**
 * A row with the tests that prove it: those that carry its id and stand in one of its places. It is done when each of its places has such
 * tests and all of them passed; a test that was skipped proves nothing, nor does one that stands elsewhere.
 * @typedef {Row & { state: 'done' | 'failing' | 'open', lacking: string[], tests: TestResult[] }} ProvenRow
 */

/** @param {TestResult[]} tests */
const isProof = (tests) => tests.length > 0 && tests.every(({ status }) => status === 'passed')

/**
 * @param {{ places: Place[], areas: Area[] }} requirements
 * @param {TestResult[]} tests
 * @returns {{ places: string[], areas: (Omit<Area, 'rows'> & { rows: ProvenRow[] })[], unknownIds: string[] }}
 */
export const prove = ({ places, areas }, tests) => {
  /** @type {Map<string, { place: string | undefined, test: TestResult }[]>} */
  const byId = new Map()
  for (const test of tests) {
    const place = placeOf(places, test.file)
    for (const id of idsIn(test.title)) byId.set(id, [...(byId.get(id) ?? []), { place, test }])
  }
  /** @param {Row} row @returns {ProvenRow} */
  const proven = (row) => {
    const counting = (byId.get(row.id) ?? []).filter(({ place }) => place !== undefined && row.places.includes(place))
    const lacking = row.places.filter((name) => !isProof(counting.filter(({ place }) => place === name).map(({ test }) => test)))
    const isFailing = counting.some(({ test }) => test.status === 'failed')
    return { ...row, lacking, state: isFailing ? 'failing' : lacking.length > 0 ? 'open' : 'done', tests: counting.map(({ test }) => test) }
  }
  const known = new Set(areas.flatMap(({ rows }) => rows.map(({ id }) => id)))
  return {
    places: places.map(({ name }) => name),
    areas: areas.map((area) => ({ ...area, rows: area.rows.map(proven) })),
    unknownIds: [...byId.keys()].filter((id) => !known.has(id)).toSorted(),
  }
}

/** @typedef {ReturnType<typeof prove>} Proof */

/** @param {string} text @param {number} width */
const cut = (text, width) => (text.length > width ? `${text.slice(0, width - 1)}…` : text)

/**
 * How many rows each place must prove, and how many of them it does, a line a place.
 * @param {Proof} proof
 */
const placeLines = ({ places, areas }) => {
  const rows = areas.flatMap((area) => area.rows)
  return places.flatMap((name) => {
    const due = rows.filter((row) => row.places.includes(name))
    const have = due.filter((row) => !row.lacking.includes(name))
    return due.length > 0 ? [`    ${name.padEnd(9)}  ${have.length} of ${due.length}`] : []
  })
}

/**
 * The proof as lines for the terminal.
 * @param {Proof} proof
 * @param {{ isFull?: boolean }} [options] whether done rows are listed one by one
 */
export const proofLines = (proof, { isFull = false } = {}) => {
  /** @param {ProvenRow['state']} state */
  const rowsOf =
    (state) =>
    (/** @type {{ rows: ProvenRow[] }} */ { rows }) =>
      rows.filter((row) => row.state === state)
  const total = (/** @type {ProvenRow['state']} */ state) => proof.areas.flatMap(rowsOf(state)).length
  const lines = proof.areas.flatMap((area) => {
    const done = rowsOf('done')(area)
    return [
      `${area.id}  ${area.title}: ${done.length} of ${area.rows.length} done`,
      ...(isFull ? done.map(({ id, text }) => `    done     ${id}  ${cut(text, 100)}`) : []),
      ...rowsOf('failing')(area).map(({ id, text, tests }) => {
        const failed = tests.filter(({ status }) => status === 'failed').map(({ title }) => title)
        return `    failing  ${id}  ${cut(text, 100)}\n${failed.map((title) => `             ✗ ${title}`).join('\n')}`
      }),
      ...rowsOf('open')(area).map(({ id, text, lacking }) => `    open     ${id}  no proof in ${lacking.join(', ')}: ${cut(text, 80)}`),
    ]
  })
  if (proof.unknownIds.length > 0) lines.push(`Ids in test titles that no row has: ${proof.unknownIds.join(', ')}`)
  lines.push('Rows with their proof, by the place where it must stand', ...placeLines(proof))
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

/** Where a row is proven and where not yet, such as `browser, not api`. @param {ProvenRow} row */
const placesCell = ({ places, lacking }) => places.map((name) => (lacking.includes(name) ? `not ${name}` : name)).join(', ')

/**
 * docs/traceability.md: each row with the tests that prove it, in an order that depends on nothing but the rows and titles.
 * @param {Proof} proof
 */
export const traceabilityPage = ({ areas }) => {
  const sections = areas.map(({ id, title, rows }) => {
    const lines = rows.map((row) => `| ${row.id} | ${row.state} | ${placesCell(row)} | ${proofCell(row)} |`)
    return `## ${id} ${title}\n\n| id | state | proven in | tests |\n|---|---|---|---|\n${lines.join('\n')}\n`
  })
  return `# Which test proves which row\n\nWritten by \`npm run spec -- --write\` from [requirements.md](requirements.md) and the last \`npm test\`; not edited by hand.\n\n${sections.join('\n')}`
}
