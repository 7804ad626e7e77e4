// Runs turbo tasks with the workspace's own Node and pnpm: `node scripts/run.mjs build types`.
import { spawn } from 'node:child_process'
import { installPackages } from './workspace/install.mjs'
import { root } from './workspace/paths.mjs'
import { explain } from './workspace/steps.mjs'
import { findPnpmFolder, toolScript, workspaceEnv, workspaceNode } from './workspace/tools.mjs'

try {
  await installPackages()
  const env = workspaceEnv(await findPnpmFolder())
  const child = spawn(workspaceNode(), [toolScript('turbo'), 'run', ...process.argv.slice(2)], { cwd: root, env, stdio: 'inherit' })
  child.on('exit', (code) => {
    process.exitCode = code ?? 1
  })
} catch (error) {
  explain(error)
  process.exitCode = 1
}
