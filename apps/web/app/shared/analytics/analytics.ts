/** Where visits are reported. Another implementation takes the place of the default in `adapter.ts`; it is no part of the contract. [NV-12] */
export interface Analytics {
  /** A page was opened; its address without the query, which may name people. */
  page(path: string): void
}
