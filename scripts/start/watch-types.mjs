// Tells type errors as one saves. Those of the web app in the places that a change is about come within seconds; the types of everything follow
// when nothing has changed for a moment, and it is said when all is well again.
import { fromRoot } from '../workspace/paths.mjs'
import { complain, say } from '../workspace/steps.mjs'
import { toolScript, workspaceNode } from '../workspace/tools.mjs'
import { typeTasks } from '../workspace/type-tasks.mjs'
import { createFullCheck } from './full-check.mjs'
import { onChange } from './on-change.mjs'
import { openQuickTypeCheck } from './quick-type-check.mjs'

/** Milliseconds without a change before everything is checked: code that is made from the contract has followed it, and was looked at, by then. */
const rest = 4000

let isWell = true
/** @type {Set<string>} */
const saved = new Set()
/** As far as the last look knows. */
let wrongFiles = 0

const everything = createFullCheck({
  command: workspaceNode(),
  args: [toolScript('turbo'), 'run', ...typeTasks, '--continue', '--output-logs=errors-only'],
  rest,
  onEnd: ({ code, output }) => {
    if (code !== 0) complain(output)
    else if (!isWell) say('The types are well again.')
    isWell = code === 0
  },
})

/** @type {ReturnType<typeof openQuickTypeCheck> | undefined} */
let quickCheck
const open = () => (quickCheck ??= openQuickTypeCheck())
/** @param {string[]} files @returns how many files are wrong, as far as a look tells */
const lookAt = async (files) => {
  try {
    return await (await open()).look(files, complain, () => saved.size > 0)
  } catch (error) {
    // The next change begins with a new one.
    void quickCheck?.then(
      (check) => check.close(),
      () => undefined,
    )
    quickCheck = undefined
    complain(`The types are told by the check of everything alone: ${error instanceof Error ? error.message : String(error)}`)
    return 0
  }
}
const look = async () => {
  const files = [...saved]
  saved.clear()
  if (files.length > 0) {
    const before = wrongFiles
    wrongFiles = await lookAt(files)
    if (wrongFiles > 0) isWell = false
    else if (before > 0) say('What was wrong is right again; everything is being checked.')
  }
  everything.soon()
}

onChange(['apps', 'packages', 'prisma', 'tsconfig.base.json'], look, (file) => {
  void everything.stop()
  if (/\.(?:tsx?|json)$/u.test(file)) saved.add(fromRoot(file))
})
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, () => {
    void everything.end().finally(() => process.exit())
  })
await open().catch(() => undefined)
await everything.check()
