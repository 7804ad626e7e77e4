import { run } from './command.mjs'

/** A process and all below it. @param {number} pid */
const treeOf = async (pid) => {
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid='])
  const pairs = [...stdout.matchAll(/(\d+) +(\d+)/gu)].map(([, own, parent]) => [Number(own), Number(parent)])
  /** @type {(parent: number) => number[]} */
  const below = (parent) => pairs.flatMap(([own = 0, its]) => (its === parent ? [own, ...below(own)] : []))
  return [pid, ...below(pid)]
}

/** @param {number[]} pids @param {NodeJS.Signals} signal */
const send = (pids, signal) => {
  for (const pid of pids) {
    try {
      process.kill(pid, signal)
    } catch {
      // It has ended by itself.
    }
  }
}

/**
 * Ends a process and all that it has started, in whichever process groups they are. They are stopped first: one that starts another meanwhile
 * would leave it behind, where nobody finds it once its parent is gone. They are not asked: the TypeScript compiler does not listen to SIGTERM.
 * @param {number} pid
 */
export const endTree = async (pid) => {
  if (process.platform === 'win32') return void (await run('taskkill', ['/pid', String(pid), '/t', '/f']))
  /** @type {Set<number>} */
  const stopped = new Set()
  for (let found = [pid]; found.length > 0; found = (await treeOf(pid)).filter((one) => !stopped.has(one))) {
    send(found, 'SIGSTOP')
    for (const one of found) stopped.add(one)
  }
  send([...stopped], 'SIGKILL')
}
