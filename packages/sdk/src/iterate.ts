/** Paged calls as async iterators. */
export { iterate } from '../generated/iterate.ts'
