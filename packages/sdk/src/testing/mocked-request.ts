import { asSent } from '../boundary.ts'
import { findCall, type CallName, type ParamsOf, type SentBody } from './calls.ts'

/** A request of a call, as the test kit read it. Path and body have the contract's types; what was really sent is not checked. */
export interface MockedRequest<N extends CallName = CallName> {
  /** Parameters of the path, decoded. */
  readonly params: ParamsOf<N>
  readonly query: URLSearchParams
  /** What was sent, parsed; `undefined` when it was nothing. */
  readonly body: SentBody<N>
  /** The request itself, unread, for its headers. */
  readonly request: Request
}

/** The body of a request; text that is no JSON as it is. */
const readBody = async (request: Request): Promise<unknown> => {
  const copy = request.clone()
  if (request.headers.get('content-type')?.startsWith('multipart/form-data')) return copy.formData()
  const text = await copy.text()
  try {
    return text === '' ? undefined : JSON.parse(text)
  } catch {
    return text
  }
}

/** Reads a request, and leaves it unread for others. */
export const readRequest = async <N extends CallName>(request: Request): Promise<MockedRequest<N>> => ({
  ...asSent<Pick<MockedRequest<N>, 'params' | 'body'>>({ params: findCall(request)?.params ?? {}, body: await readBody(request) }),
  query: new URL(request.url).searchParams,
  request,
})
