import { existsSync } from 'node:fs'
import { run } from '../workspace/command.mjs'
import { fromRoot } from '../workspace/paths.mjs'
import { workspaceNode } from '../workspace/tools.mjs'

/** @typedef {{ id: string, method: string, path: string, built: boolean }} Call */

/**
 * Lines about the calls of the contract that the API does not answer yet.
 * @param {Call[]} calls
 */
export const callLines = (calls) => {
  const missing = calls.filter(({ built }) => !built)
  const head = `Calls: ${calls.length - missing.length} of ${calls.length} built`
  return [head, ...missing.map(({ id, method, path }) => `    not built  ${method.padEnd(6)} ${path}  (${id})`)]
}

const script = 'apps/mock-api/src/list-calls.ts'

/** Asks the API which calls it has built, and says why when it cannot tell. @returns {Promise<string[]>} */
export const askForCalls = async () => {
  if (!existsSync(fromRoot(script)) || !existsSync(workspaceNode())) return [`Calls: unknown, ${script} or the packages are missing.`]
  const { code, stdout, output } = await run(workspaceNode(), [script])
  try {
    if (code === 0) return callLines(JSON.parse(stdout))
  } catch {
    // Told below, with what was printed.
  }
  return [
    `Calls: unknown, ${script} did not print them:`,
    ...output
      .trim()
      .split('\n')
      .slice(-5)
      .map((line) => `    ${line}`),
  ]
}
