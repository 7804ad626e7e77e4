import { expect, test } from 'vitest'
import { run } from './command.mjs'
import { toolScript, workspaceNode } from './tools.mjs'
import { typeTasks } from './type-tasks.mjs'

test('[DX-06] types are checked anew when those of a package they come from have changed', async () => {
  const { stdout } = await run(workspaceNode(), [toolScript('turbo'), 'run', ...typeTasks, '--dry=json'])
  /** @type {{ taskId: string, dependencies: string[] }[]} */
  const tasks = JSON.parse(stdout.slice(stdout.indexOf('{'))).tasks
  /** @type {(taskId: string) => string[]} */
  const behind = (taskId) => (tasks.find((task) => task.taskId === taskId)?.dependencies ?? []).flatMap((id) => [id, ...behind(id)])
  expect(behind('@moonlit/web#types')).toEqual(expect.arrayContaining(['@moonlit/sdk#sources', '@moonlit/contract#sources', '@moonlit/ui#sources']))
  expect(behind('@moonlit/mock-api#types')).toEqual(
    expect.arrayContaining(['@moonlit/contract#sources', '@moonlit/prisma#sources', '@moonlit/talk#sources']),
  )
})
