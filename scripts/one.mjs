// Runs one test, one file or one package: `npm run one -- web app/shared/rules.test.ts -t "prices"`. A whole package comes from the cache when
// nothing it depends on has changed. `npm run one -- e2e chat.spec.ts -t "sends"` runs a browser test against a fresh build.
import { existsSync, rmSync, statSync } from 'node:fs'
import { faultOfTitle, parseOne, runnerArguments, testedPackages } from './test/one.mjs'
import { reportPath, vitestArgs } from './test/stage.mjs'
import { runInForeground } from './workspace/foreground.mjs'
import { fromRoot } from './workspace/paths.mjs'
import { turboStep } from './workspace/prepare.mjs'
import { complain } from './workspace/steps.mjs'
import { toolScript } from './workspace/tools.mjs'

const parsed = parseOne(process.argv.slice(2), testedPackages())
if ('fault' in parsed) {
  complain(parsed.fault)
  process.exit(1)
}
const { one } = parsed

/** A fresh clone lacks what is generated and not committed, and after a pull it may be of another schema. Asking turbo each time would cost a second. */
const lacksGenerated = () => {
  const generated = fromRoot('prisma', 'generated', 'client.ts')
  return !existsSync(generated) || statSync(generated).mtimeMs < statSync(fromRoot('prisma', 'schema.prisma')).mtimeMs
}
const { tested, folder, files, title, rest } = one
const report = fromRoot(folder, reportPath('one'))
/** Vitest counts a title that no test has as a success, so what ran is read from its report. */
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportPath('one')}`]

if (tested === undefined)
  await runInForeground(
    async (env) => {
      await turboStep(['build'], env, 'The build failed.')
      return [toolScript('@playwright/test', 'playwright'), ...runnerArguments(one)]
    },
    { cwd: fromRoot(folder) },
  )
else if (files.length === 0 && title === undefined && rest.length === 0)
  await runInForeground(async (env) => {
    await turboStep(['generate'], env, 'Generating failed.')
    // As `npm test` runs it, so that both share what is in the cache.
    return [toolScript('turbo'), 'run', tested.task, '--only', '--', ...vitestArgs('vitest', undefined)]
  })
else
  await runInForeground(
    async (env) => {
      if (lacksGenerated()) await turboStep(['generate'], env, 'Generating failed.')
      rmSync(report, { force: true })
      return [toolScript('vitest'), ...runnerArguments(one), ...(title === undefined ? [] : reporters)]
    },
    { cwd: fromRoot(folder), faultAfter: () => (title === undefined ? undefined : faultOfTitle(title, report)) },
  )
