import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run } from '../workspace/command.mjs'
import { fromRoot } from '../workspace/paths.mjs'
import { StepFailure } from '../workspace/steps.mjs'
import { toolScript, workspaceNode } from '../workspace/tools.mjs'

const programs = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const fontPackages = ['fonts-noto-core', 'fonts-noto-cjk', 'fonts-noto-color-emoji']

/** @type {Partial<Record<NodeJS.Platform, string[]>>} */
const usualPlaces = {
  linux: ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/snap/bin/chromium'],
  darwin: ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/Applications/Chromium.app/Contents/MacOS/Chromium'],
  win32: [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
    .filter((folder) => folder !== undefined)
    .map((folder) => join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe')),
}

/**
 * The first browser that is installed here.
 * @param {{ path?: string, platform?: NodeJS.Platform, exists?: (path: string) => boolean }} [surroundings]
 */
export const installedBrowser = ({ path = process.env.PATH ?? '', platform = process.platform, exists = existsSync } = {}) => {
  const suffix = platform === 'win32' ? '.exe' : ''
  const onPath = path.split(delimiter).flatMap((folder) => (folder ? programs.map((program) => join(folder, program + suffix)) : []))
  return [...(usualPlaces[platform] ?? []), ...onPath].find((candidate) => exists(candidate))
}

const isDebianAsRoot = () => process.platform === 'linux' && existsSync('/etc/debian_version') && process.getuid?.() === 0

/** @param {string[]} packages */
const aptInstall = async (packages) => {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const update = await run('apt-get', ['update'], { env })
  const install = await run('apt-get', ['install', '-y', '--no-install-recommends', ...packages], { env })
  return { isDone: install.code === 0, output: install.code === 0 ? '' : update.output + install.output }
}

/** Fonts for languages that Debian's base lacks. */
const missingFonts = async () => {
  if (!isDebianAsRoot()) return []
  const states = await Promise.all(fontPackages.map(async (name) => ({ name, state: await run('dpkg-query', ['-W', '-f=${Status}', name]) })))
  return states.filter(({ state }) => !state.stdout.includes('install ok installed')).map(({ name }) => name)
}

/** Playwright's own browser, downloaded when it is not there yet. */
const playwrightBrowser = async () => {
  const install = await run(workspaceNode(), [toolScript('@playwright/test', 'playwright'), 'install', 'chromium'])
  const ask = "import('@playwright/test').then(({ chromium }) => console.log(chromium.executablePath()))"
  const { stdout } = await run(workspaceNode(), ['--input-type=module', '-e', ask], { cwd: fromRoot() })
  const path = stdout.trim()
  return { path: existsSync(path) ? path : undefined, output: install.output }
}

/**
 * A browser for the tests: the one named by CHROMIUM_PATH, one that is installed, Debian's, or Playwright's.
 * @returns {Promise<{ path: string, note: string }>}
 */
export const ensureBrowser = async () => {
  const named = process.env.CHROMIUM_PATH
  if (named && !existsSync(named)) throw new StepFailure(`CHROMIUM_PATH names ${named}, where there is no browser.`)

  const found = named || installedBrowser()
  const fonts = await missingFonts()
  const wanted = [...(found || !isDebianAsRoot() ? [] : ['chromium']), ...fonts]
  const apt = wanted.length > 0 ? await aptInstall(wanted) : { isDone: true, output: '' }
  const debian = found || installedBrowser()
  if (debian) return { path: debian, note: apt.isDone ? debian : `${debian}; ${wanted.join(', ')} could not be installed` }

  const playwright = await playwrightBrowser()
  if (playwright.path) return { path: playwright.path, note: playwright.path }
  throw new StepFailure(
    'No browser: none is installed and none could be. Install Chromium or name one with CHROMIUM_PATH.',
    apt.output + playwright.output,
  )
}
