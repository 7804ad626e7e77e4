// Runs turbo tasks with the workspace's own Node and pnpm: `node scripts/run.mjs build types`.
import { runInForeground } from './workspace/foreground.mjs'
import { toolScript } from './workspace/tools.mjs'

// One that fails stops none that does not need it: each tells what it finds.
await runInForeground(() => [toolScript('turbo'), 'run', '--continue=dependencies-successful', ...process.argv.slice(2)])
