import { ApiError } from './api-error.ts'

/** The handler of a call that is not built: answers 501. */
export const notBuilt = (): Promise<never> => Promise.reject(new ApiError('not_built'))
