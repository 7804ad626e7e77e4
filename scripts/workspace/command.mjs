import { spawn } from 'node:child_process'
import { root } from './paths.mjs'

const isWindows = process.platform === 'win32'

/** @param {string} part */
const quoteForWindows = (part) => (/[\s"&|<>^]/.test(part) ? `"${part.replaceAll('"', '\\"')}"` : part)

/**
 * Arguments for `spawn` on this platform. Windows' .cmd files need a shell and one quoted line.
 * @param {string} command
 * @param {string[]} args
 * @returns {[string, string[], { shell: boolean }]}
 */
export const spawnable = (command, args) =>
  isWindows && !command.toLowerCase().endsWith('.exe')
    ? [[command, ...args].map(quoteForWindows).join(' '), [], { shell: true }]
    : [command, args, { shell: false }]

/**
 * @typedef {object} Outcome
 * @property {number} code the exit code; 127 when the command could not be started
 * @property {string} stdout
 * @property {string} output stdout and stderr as they came
 */

/**
 * Runs a command and captures its output; never throws for an exit code.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, isDetached?: boolean, onOutput?: (text: string) => void, onStart?: (pid: number) => void }} [options]
 *   `isDetached` leads a process group of its own; whoever starts it must end it
 * @returns {Promise<Outcome>}
 */
export const run = (command, args, { cwd = root, env = process.env, isDetached = false, onOutput, onStart } = {}) =>
  new Promise((resolve) => {
    const [file, list, { shell }] = spawnable(command, args)
    const child = spawn(file, list, { cwd, env, shell, stdio: ['ignore', 'pipe', 'pipe'], windowsHide: true, detached: isDetached && !isWindows })
    if (child.pid !== undefined) onStart?.(child.pid)
    let stdout = ''
    let output = ''
    /** @param {string} text */
    const keep = (text) => {
      output += text
      onOutput?.(text)
    }
    child.stdout.setEncoding('utf8').on('data', (text) => {
      stdout += text
      keep(text)
    })
    child.stderr.setEncoding('utf8').on('data', keep)
    child.on('error', (error) => resolve({ code: 127, stdout, output: `${output}${command}: ${error.message}\n` }))
    child.on('close', (code) => resolve({ code: code ?? 1, stdout, output }))
  })
