import { posix } from 'node:path'

/**
 * Import rules. Paths are relative to the workspace root, with forward slashes.
 * Each function returns a message about the violation, or undefined.
 */

/** Allowed imports between workspace packages. */
const allowed = {
  'apps/web': ['@moonlit/environment', '@moonlit/sdk', '@moonlit/ui'],
  'apps/mock-api': ['@moonlit/contract', '@moonlit/environment', '@moonlit/media', '@moonlit/prisma', '@moonlit/talk'],
  'apps/mock-api/console': ['@moonlit/ui'],
  'packages/sdk': ['@moonlit/contract'],
  'packages/ui': [],
  'packages/contract': [],
  'packages/environment': [],
  'packages/media': ['@moonlit/contract', '@moonlit/talk'],
  'packages/talk': ['@moonlit/contract'],
  prisma: ['@moonlit/contract'],
}

const databasePackages = ['@moonlit/prisma', '@prisma/client', '@prisma/adapter-better-sqlite3', 'better-sqlite3']

/** @param {string} file */
export const packageOf = (file) => /^(apps\/[^/]+|packages\/[^/]+|prisma)\//.exec(file)?.[1]

/** @param {string} specifier */
const nameOf = (specifier) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

/** @param {string} specifier */
const isRelative = (specifier) => specifier.startsWith('.')

/**
 * The file or folder a specifier names, when it is inside the package: by a relative path, or by the web app's ~/ for app/.
 * @param {string} file
 * @param {string} specifier
 */
const targetOf = (file, specifier) => {
  if (isRelative(specifier)) return posix.normalize(posix.join(posix.dirname(file), specifier))
  if (specifier.startsWith('~/') && file.startsWith('apps/web/')) return posix.join('apps/web/app', specifier.slice(2))
  return undefined
}

/** The package of a file; the console counts as its own, since it runs in a browser. @param {string} file */
const importerOf = (file) => (file.startsWith('apps/mock-api/console/') ? 'apps/mock-api/console' : packageOf(file))

/** The mock API's test client, and the tests and measurements that may use it. */
const testHelpers = '@moonlit/mock-api/client'
const testsOutside = /^(?:apps\/web\/(?:e2e|bench)\/|packages\/sdk\/(?:test|pact)\/|packages\/sdk\/.*\.test\.tsx?$)/

/** @param {string} file @param {string} specifier */
const packageProblem = (file, specifier) => {
  const home = importerOf(file)
  const name = nameOf(specifier)
  if (home === undefined || !name.startsWith('@moonlit/')) return undefined
  if (specifier === testHelpers && testsOutside.test(file)) return undefined
  const list = /** @type {Record<string, string[]>} */ (allowed)[home]
  if (list === undefined || list.includes(name)) return undefined
  return `${home} may not import ${name}: of ours it imports ${list.length > 0 ? new Intl.ListFormat('en').format(list) : 'nothing'}.`
}

/** A package's configs run before it does, and may use what the scripts know of this machine. */
const packageConfig = /^(?:apps|packages)\/[^/]+\/[^/]+\.config\.ts$/

/** @param {string} file @param {string} specifier */
const leavingProblem = (file, specifier) => {
  const home = packageOf(file)
  if (home === undefined || !isRelative(specifier)) return undefined
  const target = targetOf(file, specifier) ?? ''
  if (packageConfig.test(file) && target.startsWith('scripts/')) return undefined
  return target === home || target.startsWith(`${home}/`) ? undefined : `A relative import stays inside its package; this one leaves ${home}.`
}

/** What answers calls in tests, and the web app's own support for its tests. */
const testKit = /^(?:@moonlit\/sdk\/testing|msw)(?:\/|$)/
const webTestSupport = /^apps\/web\/app\/(?:testing|.*\/test-support)\//

/** @param {string} file @param {string} specifier */
const testKitProblem = (file, specifier) => {
  const isTest = /\.test\.tsx?$/.test(file) || webTestSupport.test(file)
  if (!file.startsWith('apps/web/app/') || isTest) return undefined
  if (!testKit.test(specifier) && !webTestSupport.test(targetOf(file, specifier) ?? '')) return undefined
  return `Only tests import ${specifier}: it must not be shipped.`
}

/** @param {string} path */
const webLayer = (path) => {
  const [, layer, noun] = /^apps\/web\/app\/(routes|features|shared)(?:\/([^/]+))?/.exec(path) ?? []
  return layer === undefined ? undefined : { layer, noun }
}

/** @param {string} file @param {string} specifier */
const layerProblem = (file, specifier) => {
  const from = webLayer(file)
  const to = webLayer(targetOf(file, specifier) ?? '')
  if (!from || !to) return undefined
  if (from.layer === 'shared' && to.layer !== 'shared') return `shared may not import ${to.layer}: what two features need moves down, never up.`
  if (from.layer === 'features' && to.layer === 'routes') return 'A feature may not import a route: routes import features.'
  if (from.layer === 'features' && to.layer === 'features' && from.noun !== to.noun)
    return `The feature ${from.noun} may not import the feature ${to.noun}: move what both need down to shared or up to the route.`
  return undefined
}

const databaseFile =
  /^apps\/mock-api\/(?:(?:src\/)?(?:.*\/)?worlds\/|bench\/|src\/properties\/|.*\/repo\.ts$|.*(?:\.|-|\/)test(?:-[^/]*)?\.ts$|test\/|.*\/tests?\/|src\/prepare\.ts$)/

/** @param {string} file @param {string} specifier */
const databaseProblem = (file, specifier) => {
  if (!file.startsWith('apps/mock-api/') || databaseFile.test(file) || !databasePackages.includes(nameOf(specifier))) return undefined
  return `Only repo.ts files, worlds and tests touch the database; ${specifier} does not belong here.`
}

/**
 * The violation of one import, or undefined.
 * @param {string} file that imports
 * @param {string} specifier as it is written
 */
export const importProblem = (file, specifier) =>
  packageProblem(file, specifier) ??
  leavingProblem(file, specifier) ??
  testKitProblem(file, specifier) ??
  layerProblem(file, specifier) ??
  databaseProblem(file, specifier)

/**
 * Whether a file may read the environment: env.ts, configs and scripts.
 * @param {string} file
 */
export const mayReadEnvironment = (file) =>
  /(?:^|\/)env(?:\.server|\.client)?\.ts$/.test(file) ||
  /(?:^|\/)[^/]+\.config\.ts$/.test(file) ||
  file.startsWith('scripts/') ||
  /(?:^|\/)(?:scripts|e2e|bench)\//.test(file) ||
  file === 'prisma/generate.ts'

/**
 * Whether what a file formats is read by people in their language: the web app's own code, but for the place where formats are made.
 * @param {string} file
 */
export const isShownToPeople = (file) =>
  file.startsWith('apps/web/app/') && file !== 'apps/web/app/shared/format.ts' && !/\.test\.tsx?$|\/(?:testing|test-support)\//.test(file)
