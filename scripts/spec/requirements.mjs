/**
 * Where tests stand, for what they can prove.
 * @typedef {object} Place
 * @property {string} name such as browser
 * @property {string[]} paths from the top of the workspace; folders end with a slash
 */

/**
 * @typedef {object} Row
 * @property {string} id such as EX-04
 * @property {string} text
 * @property {string[]} places names of the places that must each hold a proof of it
 */

/**
 * @typedef {object} Area
 * @property {string} id such as EX
 * @property {string} title
 * @property {Row[]} rows in the order of the page
 */

const placeRow = /^\| ([a-z]+) \| ((?:`[^`]+`(?:, )?)+) \|/
const heading = /^## ([A-Z]{2}) (.+)$/
const areaProof = /^Proof: ([a-z]+(?:(?:, | and )[a-z]+)*)\.$/
const rowProof = /^- ([A-Z]{2}-\d{2}): ([a-z]+(?:(?:, | and )[a-z]+)*), because .+\.$/
const row = /^\| ([A-Z]{2}-\d{2}) \| (.+) \|$/
const likeProof = /^(?:Proof|- [A-Z]{2}-\d{2}):/

/** @param {string} text such as `browser, api and sdk` */
const namesIn = (text) => text.split(/, | and /)

/** @param {string} page @returns {Place[]} */
const readPlaces = (page) =>
  page.split('\n').flatMap((line) => {
    const [, name, paths] = placeRow.exec(line) ?? []
    return name && paths ? [{ name, paths: [...paths.matchAll(/`([^`]+)`/g)].map(([, path]) => path ?? '') }] : []
  })

/**
 * docs/requirements.md: the places of proof, and the areas with their rows. Below its heading an area says where its rows are proven
 * (`Proof: browser.`), and a list below that names the rows that differ (`- EX-07: browser and web, because ….`).
 * @param {string} page
 * @returns {{ places: Place[], areas: Area[] }}
 * @throws Error when an id stands twice or outside its area, or when it is not clear where a row is proven
 */
export const parseRequirements = (page) => {
  const places = readPlaces(page)
  /** @type {(Area & { places: string[] })[]} */
  const areas = []
  /** @type {Map<string, string[]>} */
  const exceptions = new Map()
  const seen = new Set()

  /** @param {string} text @param {string} where */
  const knownPlaces = (text, where) => {
    const names = namesIn(text)
    for (const name of names) if (places.every((place) => place.name !== name)) throw new Error(`${where} names no place: ${name}`)
    return names
  }
  /** @param {string} id */
  const areaOf = (id) => {
    const area = areas.at(-1)
    if (!area || !id.startsWith(`${area.id}-`)) throw new Error(`${id} stands outside its area.`)
    return area
  }

  for (const line of page.split('\n')) {
    const [, areaId, title] = heading.exec(line) ?? []
    if (areaId && title) areas.push({ id: areaId, title, places: [], rows: [] })
    const [, usual] = areaProof.exec(line) ?? []
    const [, exception, differing] = rowProof.exec(line) ?? []
    const [, id, text] = row.exec(line) ?? []
    const area = areas.at(-1)
    if (usual && area) area.places = knownPlaces(usual, area.id)
    else if (exception && differing) {
      areaOf(exception)
      exceptions.set(exception, knownPlaces(differing, exception))
    } else if (likeProof.test(line)) throw new Error(`Where is it proven, and because of what? ${line}`)
    if (!id || !text) continue
    if (seen.has(id)) throw new Error(`${id} stands twice.`)
    seen.add(id)
    const { rows, places: common } = areaOf(id)
    const own = exceptions.get(id) ?? common
    if (own.length === 0) throw new Error(`It is not said where ${id} is proven.`)
    rows.push({ id, text, places: own })
  }
  for (const id of exceptions.keys()) if (!seen.has(id)) throw new Error(`${id} is proven elsewhere, but is no row below.`)
  return { places, areas: areas.map(({ id, title, rows }) => ({ id, title, rows })) }
}

/**
 * The place that a test stands in: that of the longest path which fits its file; undefined when none does.
 * @param {Place[]} places
 * @param {string} file from the top of the workspace
 */
export const placeOf = (places, file) =>
  places
    .flatMap(({ name, paths }) => paths.map((path) => ({ name, path })))
    .filter(({ path }) => (path.endsWith('/') ? file.startsWith(path) : file === path))
    .toSorted((a, b) => b.path.length - a.path.length)[0]?.name

/**
 * The ids that a test's title carries, in brackets, each once.
 * @param {string} title
 */
export const idsIn = (title) => [...new Set([...title.matchAll(/\[([A-Z]{2}-\d{2})\]/g)].map(([, id]) => id ?? ''))]
