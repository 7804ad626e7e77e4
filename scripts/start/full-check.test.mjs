import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { run } from '../workspace/command.mjs'
import { createFullCheck } from './full-check.mjs'

const begin = (/** @type {string} */ script) => {
  const mark = randomUUID()
  /** @type {string[]} */
  const said = []
  const check = createFullCheck({
    command: process.execPath,
    args: ['-e', `${script} // ${mark}`],
    rest: 10,
    onEnd: ({ stdout }) => said.push(stdout),
  })
  const processes = async () => (await run('ps', ['-A', '-o', 'args='])).stdout.split('\n').filter((line) => line.includes(mark)).length
  return { check, said, processes }
}

test('[DX-04] a check that is asked for while another runs takes its place', async () => {
  const { check, said, processes } = begin('console.log("begun"); setTimeout(() => {}, 60_000)')
  void check.check()
  await expect.poll(processes).toBe(1)
  void check.check()
  check.soon()
  void check.check()
  await expect.poll(processes).toBe(1)
  await check.end()
  await expect.poll(processes).toBe(0)
  await check.check()
  expect(await processes()).toBe(0)
  expect(said).toEqual([])
})

test('[DX-04] a check that is asked for several times runs once, and what it says is told', async () => {
  const { check, said } = begin('console.log("done")')
  for (let times = 0; times < 5; times += 1) check.soon()
  await expect.poll(() => said).toEqual(['done\n'])
})
