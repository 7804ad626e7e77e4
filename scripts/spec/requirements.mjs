/**
 * @typedef {object} Row
 * @property {string} id such as EX-04
 * @property {string} text
 */

/**
 * @typedef {object} Area
 * @property {string} id such as EX
 * @property {string} title
 * @property {Row[]} rows in the order of the page
 */

const heading = /^## ([A-Z]{2}) (.+)$/
const row = /^\| ([A-Z]{2}-\d{2}) \| (.+) \|$/

/**
 * The areas and rows of docs/requirements.md.
 * @param {string} page
 * @returns {Area[]}
 * @throws Error when an id stands twice or outside its area
 */
export const parseRequirements = (page) => {
  /** @type {Area[]} */
  const areas = []
  const seen = new Set()
  for (const line of page.split('\n')) {
    const [, areaId, title] = heading.exec(line) ?? []
    if (areaId && title) areas.push({ id: areaId, title, rows: [] })
    const [, id, text] = row.exec(line) ?? []
    if (!id || !text) continue
    const area = areas.at(-1)
    if (!area || !id.startsWith(`${area.id}-`)) throw new Error(`${id} stands outside its area.`)
    if (seen.has(id)) throw new Error(`${id} stands twice.`)
    seen.add(id)
    area.rows.push({ id, text })
  }
  return areas
}

/**
 * The ids that a test's title carries, in brackets, each once.
 * @param {string} title
 */
export const idsIn = (title) => [...new Set([...title.matchAll(/\[([A-Z]{2}-\d{2})\]/g)].map(([, id]) => id ?? ''))]
