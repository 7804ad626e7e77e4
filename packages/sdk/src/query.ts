/** TanStack Query bindings: query and mutation options as values, and the keys of queries. */
export { mutations } from '../generated/mutations.ts'
export { keys, queries } from '../generated/queries.ts'
