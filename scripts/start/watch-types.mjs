// Tells type errors as one saves. Those of the web app in the places that a change is about come within seconds; the types of everything follow
// when nothing has changed for a moment, and it is said when all is well again.
import { constants, setPriority } from 'node:os'
import { run } from '../workspace/command.mjs'
import { endTree } from '../workspace/end-tree.mjs'
import { fromRoot } from '../workspace/paths.mjs'
import { complain, say } from '../workspace/steps.mjs'
import { toolScript, workspaceNode } from '../workspace/tools.mjs'
import { typeTasks } from '../workspace/type-tasks.mjs'
import { onChange } from './on-change.mjs'
import { openQuickTypeCheck } from './quick-type-check.mjs'

/** Milliseconds without a change before everything is checked: code that is made from the contract has followed it, and was looked at, by then. */
const rest = 4000

let isWell = true
/** @type {Set<string>} */
const saved = new Set()
/** @type {NodeJS.Timeout | undefined} */
let pause
/** The process of the check of everything that is under way. @type {number | undefined} */
let checking
/** As far as the last look knows. */
let wrongFiles = 0

const checkAll = async () => {
  /** @type {number | undefined} */
  let started
  const { code, output } = await run(workspaceNode(), [toolScript('turbo'), 'run', ...typeTasks, '--continue', '--output-logs=errors-only'], {
    // A signal to the group of this process would reach turbo first, and compilers whose parents it has ended are found by nobody.
    isDetached: true,
    onStart: (pid) => {
      checking = started = pid
      // It takes every core for seconds; what is on the screen comes first.
      setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
    },
  })
  if (checking !== started) return
  checking = undefined
  if (code !== 0) complain(output)
  else if (!isWell) say('The types are well again.')
  isWell = code === 0
}
let stopping = Promise.resolve()
/** What it finds may be gone, and it would hold up what is made of the change. */
const stopCheck = () => {
  clearTimeout(pause)
  const pid = checking
  checking = undefined
  // Turbo itself lets the compilers go on, and they are in process groups of their own.
  if (pid !== undefined) stopping = stopping.then(() => endTree(pid))
  return stopping
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
  if (files.length > 0) {
    const before = wrongFiles
    wrongFiles = await lookAt(files)
    if (wrongFiles > 0) isWell = false
    else if (before > 0) say('What was wrong is right again; everything is being checked.')
  }
  soon()
}

onChange(['apps', 'packages', 'prisma', 'tsconfig.base.json'], look, (file) => {
  void stopCheck()
  if (/\.(?:tsx?|json)$/u.test(file)) saved.add(fromRoot(file))
})
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, () => {
    void stopCheck().finally(() => process.exit())
  })
await open().catch(() => undefined)
await checkAll()
