import { defineConfig, devices } from '@playwright/test'
import getPort from 'get-port'
import { installedBrowser } from '../../scripts/test/browser.mjs'
import { fromRoot } from '../../scripts/workspace/paths.mjs'
import { workspaceNode } from '../../scripts/workspace/tools.mjs'

// Servers that run already, on the ports that are named: those of containers.
const areRunning = process.env.E2E_RUNNING === '1'
// Otherwise ports that are free now, so that several checkouts can be tested at once; each server is told the other's address. The
// first process chooses, and those that run the tests read this file too and find its choice.
const webPort = (process.env.E2E_WEB_PORT ??= String(await getPort()))
const apiPort = (process.env.E2E_API_PORT ??= String(await getPort()))
const webUrl = `http://localhost:${webPort}`
const apiUrl = `http://localhost:${apiPort}`
const gracefulShutdown = { signal: 'SIGTERM', timeout: 10_000 } as const

const browser = process.env.CHROMIUM_PATH ?? installedBrowser()

/**
 * Stories of people in a real browser, against the built web app and the built mock API, as `npm start` runs them. Each test lives in a world of its
 * own, so that they run side by side.
 */
export default defineConfig({
  testDir: './e2e',
  outputDir: './test-results',
  webServer: areRunning
    ? []
    : [
        {
          name: 'api',
          command: `"${workspaceNode()}" dist/server.js`,
          cwd: '../mock-api',
          // A folder of its own: `npm start` may be running, and two servers on one refuse each other.
          env: { API_PORT: apiPort, API_HOST: 'localhost', MOCK_CONTROLS: '1', WEB_URL: webUrl, DATA_DIR: fromRoot('.data', 'e2e') },
          wait: { stdout: /Mock API on/u },
          gracefulShutdown,
        },
        {
          name: 'web',
          command: `"${workspaceNode()}" server.ts`,
          env: {
            WEB_PORT: webPort,
            WEB_HOST: 'localhost',
            API_URL: apiUrl,
            SOCIAL_X: 'https://x.com/moonlit.example',
            MORE_LOCALES: 'ru,en-XA,en-XB',
          },
          wait: { stdout: /web: http/u },
          gracefulShutdown,
        },
      ],
  fullyParallel: true,
  workers: 2,
  // One that fails is run again, so that a slow moment of the machine stops nobody; `npm test` names it at the end, and its cause is a bug.
  retries: 1,
  timeout: 90_000,
  // A run that goes wrong everywhere ends and says where, rather than being cut off without a report: CI gives all checks together 90 minutes.
  globalTimeout: 70 * 60_000,
  maxFailures: process.env.CI === undefined ? 0 : 20,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: webUrl,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    // Requests of a page's service worker cannot be routed; its own stories let it in.
    serviceWorkers: 'block',
    launchOptions: {
      // Without one that is named or installed, Playwright looks for its own.
      ...(browser === undefined ? {} : { executablePath: browser }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        // Widths of text in fractions of a pixel, as a browser with windows has them.
        '--font-render-hinting=none',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Glass is blurred by the processor here, in each frame: a quarter of the time. What it looks like is looked at with it: support/glass.ts.
        '--blink-settings=prefersReducedTransparency=true',
        // As many browsers run as there are processors: V8's threads for compiling and collecting only take turns with them, and cost a twelfth.
        '--js-flags=--single-threaded',
      ],
    },
    // Noting each step costs a seventh of the time; what failed is run again anyway, and noted then, without pictures of every step.
    trace: { mode: 'on-first-retry', screenshots: false },
  },
})
