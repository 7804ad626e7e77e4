// Checks the types of all packages, and again whenever something changes; says so when errors are gone.
import { run } from '../workspace/command.mjs'
import { complain, say } from '../workspace/steps.mjs'
import { toolScript, workspaceNode } from '../workspace/tools.mjs'
import { onChange } from './on-change.mjs'

let isWell = true
const check = async () => {
  const { code, output } = await run(workspaceNode(), [toolScript('turbo'), 'run', 'types', '--only', '--continue', '--output-logs=errors-only'])
  if (code !== 0) complain(output)
  else if (!isWell) say('The types are well again.')
  isWell = code === 0
}

await onChange(['apps', 'packages', 'prisma', 'tsconfig.base.json'], check)()
