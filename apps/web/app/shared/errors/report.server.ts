import { inspect } from 'node:util'

/** Writes a failure of the renderer to the server's log. */
export const reportFailure = (error: unknown): void => {
  process.stderr.write(`web: ${inspect(error, { depth: 4 })}\n`)
}
