import { readBuiltCalls } from './built-calls.ts'
import { CALLS } from './http/call-table.ts'

/** Prints every call of the contract and whether it is built, as JSON. */
const built = readBuiltCalls()
process.stdout.write(
  `${JSON.stringify(
    CALLS.map(({ id, method, path }) => ({ id, method, path, built: built.has(id) })),
    null,
    2,
  )}\n`,
)
