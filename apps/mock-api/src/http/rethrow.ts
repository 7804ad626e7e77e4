/** ts-rest would write validation errors in its own shape; the error handler above it writes ours. */
export const rethrow = (error: Error): never => {
  throw error
}
