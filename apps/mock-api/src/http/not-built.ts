import { ApiError } from './api-error.ts'

/** Stands in a router for a call that has no rules yet. It answers 501 in the error shape, and is listed as not built. */
export const notBuilt = (): Promise<never> => Promise.reject(new ApiError('not_built'))
