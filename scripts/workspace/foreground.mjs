import { spawn } from 'node:child_process'
import { installPackages } from './install.mjs'
import { root } from './paths.mjs'
import { complain, explain } from './steps.mjs'
import { findPnpmFolder, workspaceEnv, workspaceNode } from './tools.mjs'

/**
 * Installs what is missing, then hands the terminal to a program until it ends; its exit code becomes this process's.
 * @param {(env: NodeJS.ProcessEnv) => string[] | Promise<string[]>} program the script and its arguments, for the workspace's Node; asked once
 *   everything is installed
 * @param {{ cwd?: string, extraEnv?: NodeJS.ProcessEnv, faultAfter?: () => string | undefined }} [options] `faultAfter` says what is wrong with a
 *   program that ended well
 */
export const runInForeground = async (program, { cwd = root, extraEnv = {}, faultAfter } = {}) => {
  try {
    await installPackages()
    const env = workspaceEnv(await findPnpmFolder(), extraEnv)
    const child = spawn(workspaceNode(), await program(env), { cwd, env, stdio: 'inherit' })
    // Ctrl-C reaches both; what is sent to this process alone is passed on.
    for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP'])) process.on(signal, () => child.kill(signal))
    child.on('exit', (code) => {
      process.exitCode = code ?? 1
      const fault = code === 0 ? faultAfter?.() : undefined
      if (fault === undefined) return
      complain(fault)
      process.exitCode = 1
    })
  } catch (error) {
    explain(error)
    process.exitCode = 1
  }
}
