import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { run } from './command.mjs'
import { endTree } from './end-tree.mjs'

test.skipIf(process.platform === 'win32')(
  '[DX-04] what a process has started is ended with it, also what it starts meanwhile and what does not listen',
  async () => {
    const mark = randomUUID()
    const processes = async () => (await run('ps', ['-A', '-o', 'args='])).stdout.split('\n').filter((line) => line.includes(mark))
    // Each starts another in a process group of its own, as turbo does, that does not listen, as the TypeScript compiler.
    const deaf = `trap "" TERM; sleep 60; : ${mark}`
    const child = spawn('bash', [
      '-c',
      `set -m; while true; do bash -c 'sleep 0.05; bash -c "${deaf.replaceAll('"', String.raw`\"`)}"' & sleep 0.05; done; : ${mark}`,
    ])
    await expect.poll(async () => (await processes()).length).toBeGreaterThan(5)
    await endTree(child.pid ?? 0)
    await expect.poll(processes).toEqual([])
  },
)
