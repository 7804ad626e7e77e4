import { spawn } from 'node:child_process'
import { createWriteStream, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { logsFolder } from '../workspace/paths.mjs'
import { dim } from '../workspace/steps.mjs'

const keptLines = 25
const isWindows = process.platform === 'win32'

/**
 * @typedef {object} ServiceOptions
 * @property {string} name as it is called in messages and in the name of its log
 * @property {string} command
 * @property {string[]} args
 * @property {string} cwd
 * @property {NodeJS.ProcessEnv} env
 * @property {boolean} [isShown] whether its output also goes to the terminal
 * @property {number} [stopsWithin] milliseconds from SIGTERM to SIGKILL; ten seconds when left out
 */

/**
 * A child process of the start. It leads its own process group, so that stopping it stops its children too.
 * @param {ServiceOptions} options
 */
export const startService = ({ name, command, args, cwd, env, isShown = false, stopsWithin = 10_000 }) => {
  mkdirSync(logsFolder, { recursive: true })
  const log = createWriteStream(join(logsFolder, `${name}.log`))
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], detached: !isWindows, windowsHide: true })

  /** @type {string[]} */
  const lines = []
  let rest = ''
  /** @param {string} text */
  const keep = (text) => {
    log.write(text)
    const whole = (rest + text).split('\n')
    rest = whole.pop() ?? ''
    for (const line of whole) {
      lines.push(line)
      if (isShown) process.stdout.write(`${dim(`${name.padEnd(5)} │`)} ${line}\n`)
    }
    lines.splice(0, Math.max(0, lines.length - keptLines))
  }
  child.stdout.setEncoding('utf8').on('data', keep)
  child.stderr.setEncoding('utf8').on('data', keep)

  /** @type {Promise<string>} how it ended, in words */
  const ended = new Promise((resolve) => {
    child.on('error', (error) => resolve(error.message))
    child.on('close', (code, signal) => resolve(signal ? `signal ${signal}` : `exit code ${code}`))
  })
  let isRunning = true
  void ended.then(() => {
    isRunning = false
    log.end()
  })

  /** @param {NodeJS.Signals} signal */
  const send = (signal) => {
    if (!isRunning || child.pid === undefined) return
    try {
      if (isWindows) child.kill(signal)
      else process.kill(-child.pid, signal)
    } catch {
      // It has already exited.
    }
  }

  return {
    name,
    ended,
    lastLines: () => [...lines, rest].join('\n').trim(),
    kill: () => send('SIGKILL'),
    /** Sends SIGTERM, and SIGKILL when that does not end it in time. */
    stop: async () => {
      const insist = setTimeout(() => send('SIGKILL'), stopsWithin)
      send('SIGTERM')
      await ended
      clearTimeout(insist)
    },
  }
}

/** @typedef {ReturnType<typeof startService>} Service */

const askEveryMilliseconds = 150

/**
 * Whether a URL answers with a status below `failsFrom`.
 * @param {string} address
 * @param {{ failsFrom?: number }} [options]
 */
export const answers = async (address, { failsFrom = 500 } = {}) => {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(5000), redirect: 'manual' })
    await response.body?.cancel()
    return response.status < failsFrom
  } catch {
    return false
  }
}

/**
 * Waits until a URL answers.
 * @param {string} address
 * @param {AbortSignal} signal
 */
export const untilAnswered = async (address, signal) => {
  while (!signal.aborted && !(await answers(address))) await new Promise((resolve) => setTimeout(resolve, askEveryMilliseconds))
}
