/** TanStack Query bindings: query options as values, and their keys. */
export { keys, queries } from '../generated/queries.ts'
