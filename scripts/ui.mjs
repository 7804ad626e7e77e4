// Opens the components of packages/ui in Storybook; what follows `--` goes to it: `npm run ui -- --port 6100 --no-open`.
import { installedBrowser } from './test/browser.mjs'
import { runInForeground } from './workspace/foreground.mjs'
import { fromRoot } from './workspace/paths.mjs'
import { toolScript } from './workspace/tools.mjs'

const folder = 'packages/ui'
const flags = ['--host', 'localhost', '--port', '6006', '--no-version-updates']

await runInForeground(() => [toolScript('storybook', 'storybook', folder), 'dev', ...flags, ...process.argv.slice(2)], {
  cwd: fromRoot(folder),
  // For the tests that its sidebar can run.
  extraEnv: { CHROMIUM_PATH: process.env.CHROMIUM_PATH ?? installedBrowser() },
})
