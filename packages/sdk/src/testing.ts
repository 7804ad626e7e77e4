/** The test kit: MSW handlers for every call and status, a record of the calls made, and factories for everything that the API answers with. For tests only. */
export type { BodyAt, CallName, ParamsOf, SentBody, StatusOf } from './testing/calls.ts'
export { dropCall, handlers, mockCall, type Answering, type HandlerOptions, type MockOptions } from './testing/handlers.ts'
export { make, many } from './testing/make.ts'
export type { MockedRequest } from './testing/mocked-request.ts'
export { recordCalls, type CallRecord, type RecordedCall } from './testing/record-calls.ts'
export type { Make } from '../generated/testing.ts'
