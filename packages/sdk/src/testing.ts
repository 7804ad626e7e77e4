/** The test kit: MSW handlers for every call and status, and factories for everything that the API answers with. For tests only. */
export {
  handlers,
  mockCall,
  type Answering,
  type BodyAt,
  type CallName,
  type MockOptions,
  type MockedRequest,
  type StatusOf,
} from './testing/handlers.ts'
export { make, many } from './testing/make.ts'
export type { Make } from '../generated/testing.ts'
