import { defineConfig } from 'vitest/config'
import { z } from 'zod'

const Whole = z.coerce.number().int().min(0).max(2_147_483_647)
const { PROPERTY_SEED, PROPERTY_RUNS } = z
  .object({
    /** Seed of property tests, to repeat a failed run. */
    PROPERTY_SEED: Whole.default(() => Date.now() % 2_147_483_647),
    /** Generated requests for each call and each property: others in each run, so that what few would meet is met by some run. */
    PROPERTY_RUNS: Whole.default(50),
  })
  .parse(process.env)

export default defineConfig({
  test: {
    include: ['{src,client,console}/**/*.test.ts'],
    // Every test opens a server of its own, so the files of one process can share what they import. Not threads: Node's fetch and Prisma
    // are WebAssembly, of which V8 keeps one record for all threads of a process, and one thread that ended has crashed them all (nodejs/node#64500).
    pool: 'forks',
    isolate: false,
    maxWorkers: '100%',
    testTimeout: 20_000,
    // A busy machine takes longer than the second that is usual.
    expect: { poll: { timeout: 10_000 } },
    // The first test of a run makes the data that all begin with.
    hookTimeout: 60_000,
    globalSetup: ['src/testing/answers/global-setup.ts'],
    setupFiles: ['src/testing/answers/record-answers.ts'],
    provide: { propertySeed: PROPERTY_SEED, propertyRuns: PROPERTY_RUNS },
  },
})
