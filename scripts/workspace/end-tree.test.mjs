import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { run } from './command.mjs'
import { endTree } from './end-tree.mjs'

test.skipIf(process.platform === 'win32')(
  '[DX-04] what a process has started is ended with it, also what it starts meanwhile and what does not listen',
  async () => {
    const mark = randomUUID()
    const processes = async () => (await run('ps', ['-A', '-o', 'args='])).stdout.split('\n').filter((line) => line.includes(mark))
    // Each starts another in a process group of its own, as turbo does, that does not listen, as the TypeScript compiler. They are sixty and no more, lest
    // a test that is cut off leaves them multiplying.
    const deaf = `trap "" TERM; sleep 60; : ${mark}`
    const many = `set -m; for turn in {1..60}; do bash -c 'sleep 0.05; bash -c "${deaf.replaceAll('"', String.raw`\"`)}"' & sleep 0.05; done; : ${mark}`
    // With pipes of Node's, each bash takes itself for a remote one and reads what the person has set up for theirs.
    const child = spawn('bash', ['-c', many], { stdio: 'ignore' })
    onTestFinished(() => endTree(child.pid ?? 0))
    await expect.poll(async () => (await processes()).length, { timeout: 10_000 }).toBeGreaterThan(5)
    await endTree(child.pid ?? 0)
    await expect.poll(processes, { timeout: 10_000 }).toEqual([])
  },
  30_000,
)
