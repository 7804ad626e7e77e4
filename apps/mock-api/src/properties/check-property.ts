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
 * Tries a property with generated values.
 * @throws Error that holds the smallest value found for which it fails, and the command that tries the same ones again
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

/** So often as many values are tried before they are held to show nothing. */
const MOST_TURNS = 20

/**
 * Tries a property as `holds` does, and with as many more values until they have shown what they are for: what one run shows
 * must not be luck.
 * @throws Error as `holds`, and when nothing was shown
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
