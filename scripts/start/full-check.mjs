import { constants, setPriority } from 'node:os'
import { run } from '../workspace/command.mjs'
import { endTree } from '../workspace/end-tree.mjs'

/**
 * A command that checks everything once nothing has been asked for a moment: one at a time, and none is left behind.
 * @param {object} options
 * @param {string} options.command
 * @param {string[]} options.args
 * @param {number} options.rest milliseconds without being asked before it runs
 * @param {(outcome: import('../workspace/command.mjs').Outcome) => void} options.onEnd told of each one that ran to its end
 */
export const createFullCheck = ({ command, args, rest, onEnd }) => {
  /** @type {NodeJS.Timeout | undefined} */
  let pause
  /** The process of the one under way. @type {number | undefined} */
  let checking
  let stopping = Promise.resolve()
  let isEnded = false

  /** Stops the one under way: what it finds may be gone, and it would hold up what is made of a change. */
  const stop = () => {
    clearTimeout(pause)
    const pid = checking
    checking = undefined
    // Turbo itself lets the compilers go on, and they are in process groups of their own.
    if (pid !== undefined) stopping = stopping.then(() => endTree(pid))
    return stopping
  }
  const check = async () => {
    // One that waited for a look that took longer than the rest would run beside another.
    await stop()
    if (isEnded || checking !== undefined) return
    /** @type {number | undefined} */
    let started
    const outcome = await run(command, args, {
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
    onEnd(outcome)
  }
  return {
    check,
    stop,
    /** Checks once nothing has asked for a moment. */
    soon: () => {
      clearTimeout(pause)
      pause = setTimeout(() => void check(), rest)
    },
    /** Stops for good. */
    end: () => {
      isEnded = true
      return stop()
    },
  }
}
