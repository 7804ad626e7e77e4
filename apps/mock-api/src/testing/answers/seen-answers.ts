import { z } from 'zod'

/** Answers of the API that tests have seen: of each call, which statuses, and what was wrong with them. */
export const SeenAnswers = z.object({
  /** Given by the API's own rules, by call. */
  seen: z.record(z.string(), z.array(z.number())),
  /** Forced by the controls, for those that no rule leads to. */
  forced: z.array(z.number()),
  /** Methods that an address does not know, and addresses that nobody knows, belong to no call. */
  elsewhere: z.array(z.number()),
  /** Answers that break the contract, a line each. */
  faults: z.array(z.string()),
})
export type SeenAnswers = z.infer<typeof SeenAnswers>

const ascending = (numbers: Iterable<number>): number[] => [...new Set(numbers)].toSorted((one, other) => one - other)

/** What several test files have seen, as one. */
export const mergeAnswers = (parts: readonly SeenAnswers[]): SeenAnswers => {
  const calls = [...new Set(parts.flatMap(({ seen }) => Object.keys(seen)))].toSorted()
  return {
    seen: Object.fromEntries(calls.map((call) => [call, ascending(parts.flatMap(({ seen }) => seen[call] ?? []))])),
    forced: ascending(parts.flatMap(({ forced }) => forced)),
    elsewhere: ascending(parts.flatMap(({ elsewhere }) => elsewhere)),
    faults: [...new Set(parts.flatMap(({ faults }) => faults))].toSorted(),
  }
}
