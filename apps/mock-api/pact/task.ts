import { z } from 'zod'

/** Input of a verifier process. */
export const Task = z.object({
  /** Where the provider is. */
  url: z.string(),
  /** Its states URL; null for a mock with controls, and for a provider set up by ordinary calls only. */
  statesUrl: z.string().nullable(),
  /** Whether the provider is a mock with controls: each interaction then has a world of its own. */
  isMock: z.boolean(),
  pactFile: z.string(),
  /** Where the outcome is written. */
  outcomeFile: z.string(),
})
export type Task = z.infer<typeof Task>

/** The result of one interaction. */
const InteractionResult = z.object({ description: z.string(), isPassed: z.boolean(), faults: z.array(z.string()) })
export type InteractionResult = z.infer<typeof InteractionResult>

/** The result of a task. */
export const Outcome = z.object({ results: z.array(InteractionResult), failures: z.array(z.string()) })
export type Outcome = z.infer<typeof Outcome>

const Mismatch = z.object({ mismatch: z.string().optional(), path: z.string().optional() }).catch({})
const Results = z.object({
  errors: z.array(z.object({ interaction: z.string(), mismatch: z.unknown() })),
  interactionResults: z.array(z.object({ description: z.string(), result: z.string() })),
})
const Mismatches = z.object({ mismatches: z.array(Mismatch) })

const faultsOf = (mismatch: unknown): string[] => {
  const read = Mismatches.safeParse(mismatch)
  if (!read.success) return [JSON.stringify(mismatch)]
  return [...new Set(read.data.mismatches.map((one) => [one.path, one.mismatch].filter((part) => part !== undefined).join(': ')))].slice(0, 12)
}

/** Parses the output of Pact's verifier. */
export const readOutcome = (text: string, failures: readonly string[]): Outcome => {
  const read = Results.safeParse(parsed(text))
  if (!read.success) return { results: [], failures: [...failures, `The verifier could not run: ${text.slice(0, 2000)}`] }
  const { errors, interactionResults } = read.data
  const results = interactionResults.map(({ description, result }) => ({
    description,
    isPassed: result === 'OK',
    faults: errors.filter(({ interaction }) => interaction.endsWith(` - ${description}`)).flatMap(({ mismatch }) => faultsOf(mismatch)),
  }))
  return { results, failures: [...failures] }
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
