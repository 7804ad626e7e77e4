import { watch } from 'chokidar'
import { fromRoot } from '../workspace/paths.mjs'

/** Changes that follow one another within this time, in milliseconds, are one. */
const pause = 50
const notOurs = /[\\/](?:node_modules|dist|build|test-results|\.[^\\/]+)(?:[\\/]|$)/

/**
 * Does some work after each change of files, one time after another; changes meanwhile make it follow once more. Packages and builds
 * are left out.
 * @param {string[]} paths files and folders, from the top of the workspace
 * @param {() => Promise<unknown>} work
 * @param {(file: string) => void} [note] told of each file at once, from the top of the workspace
 * @returns the same, to be called without a change
 */
export const onChange = (paths, work, note = () => {}) => {
  let isWorking = false
  let isAsked = false
  const start = async () => {
    isAsked = true
    if (isWorking) return
    isWorking = true
    while (isAsked) {
      isAsked = false
      await work()
    }
    isWorking = false
  }
  /** @type {NodeJS.Timeout | undefined} */
  let timer
  const options = { ignoreInitial: true, cwd: fromRoot(), ignored: (/** @type {string} */ path) => notOurs.test(path.slice(fromRoot().length)) }
  watch(paths, options).on('all', (_event, file) => {
    note(file)
    clearTimeout(timer)
    timer = setTimeout(() => void start(), pause)
  })
  return start
}
