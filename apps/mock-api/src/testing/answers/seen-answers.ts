import { z } from 'zod'

/** Answers that tests have seen: statuses by call, and contract problems. */
export const SeenAnswers = z.object({
  /** Given by the API's own rules, by call. */
  seen: z.record(z.string(), z.array(z.number())),
  /** Forced by the controls. */
  forced: z.array(z.number()),
  /** Statuses of unknown methods and addresses. */
  elsewhere: z.array(z.number()),
  /** Answers that break the contract, one line each. */
  faults: z.array(z.string()),
})
export type SeenAnswers = z.infer<typeof SeenAnswers>

const ascending = (numbers: Iterable<number>): number[] => [...new Set(numbers)].toSorted((one, other) => one - other)

/** Merges what several test files have seen. */
export const mergeAnswers = (parts: readonly SeenAnswers[]): SeenAnswers => {
  const calls = [...new Set(parts.flatMap(({ seen }) => Object.keys(seen)))].toSorted()
  return {
    seen: Object.fromEntries(calls.map((call) => [call, ascending(parts.flatMap(({ seen }) => seen[call] ?? []))])),
    forced: ascending(parts.flatMap(({ forced }) => forced)),
    elsewhere: ascending(parts.flatMap(({ elsewhere }) => elsewhere)),
    faults: [...new Set(parts.flatMap(({ faults }) => faults))].toSorted(),
  }
}
