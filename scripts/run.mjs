// Runs turbo tasks with the workspace's own Node and pnpm: `node scripts/run.mjs build types`.
import { runInForeground } from './workspace/foreground.mjs'
import { toolScript } from './workspace/tools.mjs'

await runInForeground(() => [toolScript('turbo'), 'run', ...process.argv.slice(2)])
