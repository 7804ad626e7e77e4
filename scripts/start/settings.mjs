import { createServer } from 'node:net'

/**
 * @typedef {object} PortSetting
 * @property {string} name the variable
 * @property {number} port
 */

const highestPort = 65535

/**
 * @param {string} name
 * @param {string | undefined} value from the environment
 * @param {number} fallback
 * @returns {{ port: number } | { fault: string }}
 */
export const parsePort = (name, value, fallback) => {
  if (value === undefined || value === '') return { port: fallback }
  const port = Number(value)
  return /^\d+$/.test(value) && port >= 1 && port <= highestPort
    ? { port }
    : { fault: `${name} must be a port number from 1 to ${highestPort}, not "${value}".` }
}

/**
 * The ports of this start, and a line for each invalid one.
 * @param {Record<string, string | undefined>} env
 * @returns {{ web: number, api: number, faults: string[] }}
 */
export const readPorts = (env) => {
  const web = parsePort('WEB_PORT', env.WEB_PORT, 3000)
  const api = parsePort('API_PORT', env.API_PORT, 4000)
  const faults = [web, api].flatMap((result) => ('fault' in result ? [result.fault] : []))
  if ('port' in web && 'port' in api && web.port === api.port) faults.push(`WEB_PORT and API_PORT are both ${web.port}; give each its own.`)
  return { web: 'port' in web ? web.port : 0, api: 'port' in api ? api.port : 0, faults }
}

/**
 * Error code of listening on a port, or undefined when it is free.
 * @param {number} port
 * @param {string} [host]
 * @returns {Promise<string | undefined>}
 */
const listeningError = (port, host) =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => resolve(error.code))
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)))
  })

/**
 * Error code why a port cannot be used, or undefined.
 * @param {number} port
 */
export const portErrorCode = async (port) => {
  for (const host of [undefined, '127.0.0.1', '::1']) {
    const code = await listeningError(port, host)
    if (code === 'EADDRINUSE' || code === 'EACCES') return code
  }
  return undefined
}

/** @param {number} taken @returns {Promise<number>} */
const nextFree = async (taken) => {
  for (let port = taken + 100; port <= highestPort; port += 100) if ((await portErrorCode(port)) === undefined) return port
  return taken > 10_000 ? taken - 1000 : taken + 1
}

/**
 * A message when a port cannot be used, with a free one.
 * @param {PortSetting} setting
 * @returns {Promise<string | undefined>}
 */
export const portMessage = async ({ name, port }) => {
  const trouble = await portErrorCode(port)
  if (trouble === undefined) return undefined
  const reason = trouble === 'EACCES' ? 'needs rights this user lacks' : 'is taken by another program'
  return `${name} ${port} ${reason}; choose another: ${name}=${await nextFree(port)} npm start`
}

/**
 * @param {Record<string, string | undefined>} env
 */
export const checkedPorts = async (env) => {
  const { web, api, faults } = readPorts(env)
  if (faults.length > 0) return { web, api, faults }
  const taken = await Promise.all([portMessage({ name: 'WEB_PORT', port: web }), portMessage({ name: 'API_PORT', port: api })])
  return { web, api, faults: taken.filter((line) => line !== undefined) }
}
