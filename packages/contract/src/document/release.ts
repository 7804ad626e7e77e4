import { z } from 'zod'
import type { Json } from '../openapi-schemas.ts'
import { breakingChanges } from './compare.ts'

/** An approved breaking change, in the words of the check. */
const Approval = z.object({ change: z.string().min(1), reason: z.string().min(1) })
export const Approvals = z.array(Approval)
export type Approvals = z.infer<typeof Approvals>

/** Changes since the contract of the last release. */
export interface Review {
  /** Every breaking change. */
  readonly changes: readonly string[]
  readonly unapproved: readonly string[]
  /** Unused approvals. */
  readonly unused: readonly string[]
}

/** Compares a document with the last release, with approved breaking changes. */
export const reviewChanges = ({ released, current, approvals }: { released: Json; current: Json; approvals: Approvals }): Review => {
  const changes = breakingChanges(released, current)
  const approved = new Set(approvals.map(({ change }) => change))
  return {
    changes,
    unapproved: changes.filter((change) => !approved.has(change)),
    unused: [...approved].filter((change) => !changes.includes(change)),
  }
}

const VERSION = /^(?<major>\d+)\.(?<minor>\d+)\.(?<patch>\d+)$/u
const numbersOf = (version: string): number[] => {
  const found = VERSION.exec(version)
  if (found === null) throw new Error(`${version} is not a version such as 1.2.0`)
  return found.slice(1).map(Number)
}

/** Why a version cannot follow another, or null: it must be greater, with a new major number for a breaking change. */
export const versionProblem = (last: string, next: string, isBreaking: boolean): string | null => {
  const [was, is] = [numbersOf(last), numbersOf(next)]
  const index = was.findIndex((number, place) => number !== is[place])
  if (index === -1 || (is[index] ?? 0) < (was[index] ?? 0)) return `The version has to be greater than ${last}, that of the last release`
  if (isBreaking && index > 0) return `Something breaks: the version has to be ${(was[0] ?? 0) + 1}.0.0`
  return null
}
