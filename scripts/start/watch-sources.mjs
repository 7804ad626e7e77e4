// Makes code anew when the contract or the schema changes: the same as `generate` does, without the second that turbo takes to look around.
import { run } from '../workspace/command.mjs'
import { fromRoot } from '../workspace/paths.mjs'
import { complain } from '../workspace/steps.mjs'
import { workspaceNode } from '../workspace/tools.mjs'
import { onChange } from './on-change.mjs'

/** @param {string} folder @param {string} script */
const generate = async (folder, script) => {
  const { code, output } = await run(workspaceNode(), [script], { cwd: fromRoot(folder) })
  if (code !== 0) complain(output)
}

// The SDK first, alone: the types of the web app wait for it, and nothing for the document.
onChange(['packages/contract/src', 'packages/contract/labels', 'packages/sdk/scripts'], async () => {
  await generate('packages/sdk', 'scripts/generate.ts')
  await generate('packages/contract', 'scripts/generate.ts')
})
onChange(['prisma/schema.prisma'], () => generate('prisma', 'generate.ts'))
