import path from 'node:path'
import fc from 'fast-check'
import { expect, inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** What the generated requests follow from; the same one makes the same requests. */
    propertySeed: number
    /** Requests for each call and each property. */
    propertyRuns: number
  }
}

/** How often a property is tried, unless it says otherwise. */
export const runs = (): number => inject('propertyRuns')

/** The command that makes the same requests again. */
const replay = (): string => {
  const { testPath = '', currentTestName = '' } = expect.getState()
  const file = path.relative(process.cwd(), testPath)
  const title =
    currentTestName
      .split(' > ')
      .at(-1)
      ?.replace(/["$`\\]/gu, '.') ?? ''
  return `PROPERTY_SEED=${inject('propertySeed')} PROPERTY_RUNS=${runs()} npx vitest run ${file} -t "${title.replace(/[[\](){}*+?^|]/gu, '.')}"`
}

/**
 * Tries a property with generated values.
 * @throws Error that holds the smallest value found for which it fails, and the command that tries the same ones again
 */
export const holds = async <Value>(values: fc.Arbitrary<Value>, property: (value: Value) => Promise<void>, numRuns = runs()): Promise<void> => {
  const details = await fc.check(fc.asyncProperty(values, property), { seed: inject('propertySeed'), numRuns })
  if (!details.failed) return
  const { errorInstance } = details
  const said = errorInstance instanceof Error ? errorInstance.message : String(errorInstance)
  throw new Error(`${said}\n\n${fc.defaultReportMessage(details) ?? ''}\n\nThe same again, in apps/mock-api:\n${replay()}`, { cause: errorInstance })
}
