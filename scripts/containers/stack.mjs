import { expect } from 'vitest'
import { listen } from '../acceptance/moonlit.mjs'
import { run } from '../workspace/command.mjs'
import { root } from '../workspace/paths.mjs'

/** Ports that were free a moment ago. @param {string[]} names of the variables that say which */
const freePorts = async (names) => {
  const taken = await Promise.all(names.map(listen))
  await Promise.all(taken.map(({ server }) => new Promise((resolve) => server.close(resolve))))
  return Object.fromEntries(names.map((name, index) => [name, String(taken[index]?.port)]))
}

/**
 * A stack of a checkout with images, volume and ports of its own. Nothing runs yet.
 * @param {string} name
 * @param {string} [folder]
 */
export const openStack = async (name, folder = root) => {
  const ports = await freePorts(['WEB_PORT', 'API_PORT', 'MAILPIT_PORT', 'DEV_WEB_PORT', 'DEV_API_PORT'])
  const env = { ...process.env, ...ports, COMPOSE_PROJECT_NAME: `moonlit-${name}-${process.pid}` }
  /** What `docker compose` prints; throws with it when it fails. @param {string[]} args */
  const compose = async (...args) => {
    const { code, stdout, output } = await run('docker', ['compose', ...args], { cwd: folder, env })
    if (code !== 0) throw new Error(`docker compose ${args.join(' ')}: ${output}`)
    return stdout.trim()
  }
  return {
    ports,
    env,
    compose,
    webUrl: `http://localhost:${ports.WEB_PORT}`,
    apiUrl: `http://localhost:${ports.API_PORT}`,
    mailpitUrl: `http://localhost:${ports.MAILPIT_PORT}`,
    /** Stops it and deletes its data and images. */
    remove: () => compose('--profile', 'dev', 'down', '--volumes', '--remove-orphans', '--rmi', 'local'),
  }
}

/**
 * Sends JSON and gives the answer's body; fails the test on another status than those of success.
 * @param {string} address
 * @param {{ method?: string, headers?: Record<string, string>, body?: unknown }} [request]
 */
export const ask = async (address, { method, headers = {}, body } = {}) => {
  const answer = await fetch(address, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  expect(answer.ok, `${address} answered ${answer.status}: ${text}`).toBe(true)
  return JSON.parse(text)
}
