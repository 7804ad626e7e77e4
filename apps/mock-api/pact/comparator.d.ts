// The package's own types import files without their endings, which an ES module's resolution does not find.
declare module '@pactflow/openapi-pact-comparator' {
  /** One thing that differs. */
  interface Result {
    readonly type: 'error' | 'warning' | 'info'
    readonly message: string
    readonly mockDetails?: { readonly interactionDescription?: string | null; readonly location: string }
    readonly specDetails?: { readonly location: string }
  }
  export class Comparator {
    constructor(options: { readonly oas: unknown })
    compare(pact: unknown): AsyncGenerator<Result>
  }
}
