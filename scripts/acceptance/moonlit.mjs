import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'

/**
 * Takes a free port.
 * @returns {Promise<{ port: number, server: import('node:net').Server }>}
 */
export const listen = () =>
  new Promise((resolve) => {
    const server = createServer()
    server.listen(0, () => {
      const address = server.address()
      resolve({ server, port: typeof address === 'object' && address ? address.port : 0 })
    })
  })

/** Two ports that were free a moment ago. */
export const twoPorts = async () => {
  const [web, api] = [await listen(), await listen()]
  await Promise.all([web, api].map(({ server }) => new Promise((resolve) => server.close(resolve))))
  return { WEB_PORT: String(web.port), API_PORT: String(api.port) }
}

/**
 * Runs the start command of a checkout; `said` is all it has printed so far.
 * @param {string} folder
 * @param {Record<string, string>} settings
 * @param {string[]} [options]
 */
export const runStart = (folder, settings, options = []) => {
  const child = spawn(process.execPath, [join(folder, 'scripts', 'start.mjs'), ...options], { cwd: folder, env: { ...process.env, ...settings } })
  let text = ''
  const keep = (/** @type {string} */ part) => void (text += part)
  child.stdout.setEncoding('utf8').on('data', keep)
  child.stderr.setEncoding('utf8').on('data', keep)
  const ended = new Promise((resolve) => child.on('close', resolve))
  return { said: () => text, ended, interrupt: () => child.kill('SIGINT'), end: () => child.exitCode === null && child.kill('SIGTERM') }
}
