/** The rules, lists and error codes that need no schema library: cheap enough for every page. */
export * from '@moonlit/contract/habitual-segments'
export * from '@moonlit/contract/looks'
export * from '@moonlit/contract/rules'
export * from '@moonlit/contract/slugs'
export * from '@moonlit/contract/vocabulary'
export { ERRORS, type ErrorCode } from '@moonlit/contract/errors'
