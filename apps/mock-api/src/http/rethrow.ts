/** ts-rest would write validation errors in its own shape, so they are passed to our error handler. */
export const rethrow = (error: Error): never => {
  throw error
}
