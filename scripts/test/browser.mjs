import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run } from '../workspace/command.mjs'
import { StepFailure } from '../workspace/steps.mjs'
import { toolScript, workspaceNode } from '../workspace/tools.mjs'

// Chromium without windows: the same engine, at two thirds of the processor time for each new person and page.
const shells = ['chromium-headless-shell', 'chrome-headless-shell']
const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
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
 * @typedef {object} Machine
 * @property {string} [path]
 * @property {NodeJS.Platform} [platform]
 * @property {(path: string) => boolean} [exists]
 */

/**
 * @param {string[]} programs
 * @param {Machine} machine
 */
const onPath = (programs, { path = process.env.PATH ?? '', platform = process.platform } = {}) => {
  const suffix = platform === 'win32' ? '.exe' : ''
  return path.split(delimiter).flatMap((folder) => (folder ? programs.map((program) => join(folder, program + suffix)) : []))
}

/**
 * The shell that is installed here.
 * @param {Machine} [machine]
 */
const installedShell = (machine = {}) => {
  const { platform = process.platform, exists = existsSync } = machine
  const usual = platform === 'linux' ? shells.map((name) => `/usr/bin/${name}`) : []
  return [...usual, ...onPath(shells, machine)].find((candidate) => exists(candidate))
}

/**
 * The browser for the tests that is installed here: the shell, or else the first whole one.
 * @param {Machine} [machine]
 */
export const installedBrowser = (machine = {}) => {
  const { platform = process.platform, exists = existsSync } = machine
  return installedShell(machine) ?? [...(usualPlaces[platform] ?? []), ...onPath(browsers, machine)].find((candidate) => exists(candidate))
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

/** Playwright's own shell, downloaded when it is not there yet. It finds that itself. */
const playwrightShell = () => run(workspaceNode(), [toolScript('@playwright/test', 'playwright'), 'install', '--only-shell', 'chromium'])

/** The shell, where Debian has it. */
const debianShell = async () => (isDebianAsRoot() && (await aptInstall([shells[0] ?? ''])).isDone ? installedShell() : undefined)

/**
 * A browser for the tests: the one named by CHROMIUM_PATH, one that is installed, Debian's, or Playwright's, which has no path here.
 * @returns {Promise<{ path: string | undefined, note: string }>}
 */
export const ensureBrowser = async () => {
  const named = process.env.CHROMIUM_PATH
  if (named && !existsSync(named)) throw new StepFailure(`CHROMIUM_PATH names ${named}, where there is no browser.`)

  const found = named || installedShell() || (await debianShell()) || installedBrowser()
  const fonts = await missingFonts()
  const wanted = [...(found || !isDebianAsRoot() ? [] : ['chromium']), ...fonts]
  const apt = wanted.length > 0 ? await aptInstall(wanted) : { isDone: true, output: '' }
  const path = found || installedBrowser()
  if (path) return { path, note: apt.isDone ? path : `${path}; ${wanted.join(', ')} could not be installed` }

  const playwright = await playwrightShell()
  if (playwright.code === 0) return { path: undefined, note: "Playwright's own" }
  throw new StepFailure(
    'No browser: none is installed and none could be. Install Chromium or name one with CHROMIUM_PATH.',
    apt.output + playwright.output,
  )
}
