import path from 'node:path'
import fc from 'fast-check'
import { expect, inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** Seed of the generated requests. */
    propertySeed: number
    /** Requests for each call and each property. */
    propertyRuns: number
  }
}

/** Default number of runs of a property. */
export const runs = (): number => inject('propertyRuns')

/** The command that repeats the same requests. */
const replay = (seed: number): string => {
  const { testPath = '', currentTestName = '' } = expect.getState()
  const file = path.relative(process.cwd(), testPath)
  const title =
    currentTestName
      .split(' > ')
      .at(-1)
      ?.replace(/["$`\\]/gu, '.') ?? ''
  return `PROPERTY_SEED=${seed} PROPERTY_RUNS=${runs()} npx vitest run ${file} -t "${title.replace(/[[\](){}*+?^|]/gu, '.')}"`
}

/**
 * Checks a property with generated values.
 * @throws Error with the smallest failing value and the command to repeat it
 */
export const checkProperty = async <Value>(
  values: fc.Arbitrary<Value>,
  property: (value: Value) => Promise<void>,
  { numRuns = runs(), turn = 0 }: { numRuns?: number; turn?: number } = {},
): Promise<void> => {
  const seed = inject('propertySeed') + turn
  const details = await fc.check(fc.asyncProperty(values, property), { seed, numRuns })
  if (!details.failed) return
  const { errorInstance } = details
  const said = errorInstance instanceof Error ? errorInstance.message : String(errorInstance)
  throw new Error(`${said}\n\n${fc.defaultReportMessage(details) ?? ''}\n\nThe same again, in apps/mock-api:\n${replay(seed)}`, {
    cause: errorInstance,
  })
}

/** Maximum number of repeated checks. */
const MOST_TURNS = 20

/**
 * Checks a property like `checkProperty`, and repeats with more values until `isShown`, so that the test
 * is not vacuous.
 * @throws Error as `checkProperty`, and when it was never shown
 */
export const checkPropertyUntilShown = async <Value>(
  values: fc.Arbitrary<Value>,
  property: (value: Value) => Promise<void>,
  { what, isShown }: { what: string; isShown: () => boolean },
): Promise<void> => {
  for (let turn = 0; turn === 0 || !isShown(); turn += 1) {
    if (turn === MOST_TURNS) throw new Error(`${turn * runs()} generated values, and never ${what}`)
    await checkProperty(values, property, { turn })
  }
}
