// Verifies any base URL against the pact of the web app: `npm run verify:provider -- --url http://localhost:4000`.
import { spawn } from 'node:child_process'
import { installPackages } from './workspace/install.mjs'
import { fromRoot } from './workspace/paths.mjs'
import { explain } from './workspace/steps.mjs'
import { findPnpmFolder, workspaceEnv, workspaceNode } from './workspace/tools.mjs'

try {
  await installPackages()
  const env = workspaceEnv(await findPnpmFolder())
  const program = fromRoot('apps', 'mock-api', 'pact', 'verify-provider.ts')
  const child = spawn(workspaceNode(), [program, ...process.argv.slice(2)], { env, stdio: 'inherit' })
  child.on('exit', (code) => {
    process.exitCode = code ?? 1
  })
} catch (error) {
  explain(error)
  process.exitCode = 1
}
