/**
 * Makes today's document that of the last release, which branches are compared with from then on. The version is that of `INFO`
 * in src/openapi.ts; a release that breaks something takes a new first number. Run by `npm run release`.
 */
import { readApprovals, readReleased, versionOf, writeRelease } from '../src/document/release-files.ts'
import { reviewChanges, versionProblem } from '../src/document/release.ts'
import { openApiDocument, openApiText } from '../src/openapi.ts'

const released = readReleased()
const current = openApiDocument()
const version = versionOf(current)
const review = released === null ? null : reviewChanges({ released, current, approvals: readApprovals() })
const fault = released === null || review === null ? null : versionProblem(versionOf(released), version, review.changes.length > 0)

if (review !== null && review.unapproved.length > 0) {
  console.error(`Not approved in released/approved-changes.json:\n${review.unapproved.map((change) => `  ${change}`).join('\n')}`)
  process.exitCode = 1
} else if (fault !== null) {
  console.error(`${fault}; it is ${version} in src/openapi.ts.`)
  process.exitCode = 1
} else {
  writeRelease(openApiText())
  console.log(`Released ${version}: packages/contract/released/openapi.json${(review?.changes ?? []).map((change) => `\n  ${change}`).join('')}`)
}
