/** TanStack Query bindings: query options as values, their keys, and ts-rest's hooks. */
export { keys, queries } from '../generated/queries.ts'
export { createTsr } from './tsr.ts'
