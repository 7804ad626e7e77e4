import { z } from 'zod'

/** What a process of the verifier is to do. */
export const Task = z.object({
  /** Where the provider is. */
  url: z.string(),
  /** Where its states are set up; null for a mock, whose controls do it, and for a provider that is only given ordinary calls. */
  statesUrl: z.string().nullable(),
  /** Whether the provider is a mock with controls: each interaction then has a world of its own. */
  isMock: z.boolean(),
  pactFile: z.string(),
  /** Where the outcome is written. */
  outcomeFile: z.string(),
})
export type Task = z.infer<typeof Task>

/** What came of one interaction. */
const Verdict = z.object({ description: z.string(), isPassed: z.boolean(), faults: z.array(z.string()) })
export type Verdict = z.infer<typeof Verdict>

/** What came of a task. */
export const Outcome = z.object({ verdicts: z.array(Verdict), failures: z.array(z.string()) })
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

/** Reads what Pact's verifier says in the end. */
export const readOutcome = (text: string, failures: readonly string[]): Outcome => {
  const results = Results.safeParse(parsed(text))
  if (!results.success) return { verdicts: [], failures: [...failures, `The verifier could not run: ${text.slice(0, 2000)}`] }
  const { errors, interactionResults } = results.data
  const verdicts = interactionResults.map(({ description, result }) => ({
    description,
    isPassed: result === 'OK',
    faults: errors.filter(({ interaction }) => interaction.endsWith(` - ${description}`)).flatMap(({ mismatch }) => faultsOf(mismatch)),
  }))
  return { verdicts, failures: [...failures] }
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
