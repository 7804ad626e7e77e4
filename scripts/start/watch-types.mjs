// Tells type errors as one saves. Those of the web app in the places that a change is about come within seconds; the types of everything follow
// when nothing has changed for a moment, and it is said when all is well again.
import { constants, setPriority } from 'node:os'
import { run } from '../workspace/command.mjs'
import { fromRoot } from '../workspace/paths.mjs'
import { complain, say } from '../workspace/steps.mjs'
import { toolScript, workspaceNode } from '../workspace/tools.mjs'
import { onChange } from './on-change.mjs'
import { openQuickTypeCheck } from './quick-type-check.mjs'

/** Milliseconds without a change before everything is checked: code that is made from the contract has followed it by then. */
const rest = 2000

let isWell = true
/** @type {Set<string>} */
const saved = new Set()
/** @type {NodeJS.Timeout | undefined} */
let pause
let isChecking = false
let savedMeanwhile = false
/** As far as the last look knows. */
let wrongFiles = 0

const checkAll = async () => {
  if (isChecking) return
  isChecking = true
  savedMeanwhile = false
  const { code, output } = await run(workspaceNode(), [toolScript('turbo'), 'run', 'types', '--only', '--continue', '--output-logs=errors-only'], {
    // It takes every core for seconds; what is on the screen comes first.
    onStart: (pid) => setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL),
  })
  isChecking = false
  // What was found may be gone.
  if (savedMeanwhile) return soon()
  if (code !== 0) complain(output)
  else if (!isWell) say('The types are well again.')
  isWell = code === 0
}
/** Checks everything once nothing has changed for a moment. */
const soon = () => {
  clearTimeout(pause)
  pause = setTimeout(() => void checkAll(), rest)
}

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
  savedMeanwhile = true
  if (files.length > 0) {
    const before = wrongFiles
    wrongFiles = await lookAt(files)
    if (wrongFiles > 0) isWell = false
    else if (before > 0) say('What was wrong is right again; everything is being checked.')
  }
  soon()
}

onChange(['apps', 'packages', 'prisma', 'tsconfig.base.json'], look, (file) => {
  if (/\.(?:tsx?|json)$/u.test(file)) saved.add(fromRoot(file))
})
await open().catch(() => undefined)
await checkAll()
