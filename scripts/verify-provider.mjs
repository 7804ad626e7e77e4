// Verifies any base URL against the pact of the web app: `npm run verify:provider -- --url http://localhost:4000`.
import { runInForeground } from './workspace/foreground.mjs'
import { fromRoot } from './workspace/paths.mjs'

await runInForeground(() => [fromRoot('apps', 'mock-api', 'pact', 'verify-provider.ts'), ...process.argv.slice(2)])
