import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { ERRORS, type ErrorCode } from '@moonlit/contract/errors'
import { ANSWER_HEADERS } from './answer-headers.ts'
import { errorBody } from './api-error.ts'

/**
 * The longest address and headers of a request, in bytes. Tracking parameters may have 8,192 characters, of which each can
 * take nine in an address; the rest is for cookies and other headers.
 */
export const MAX_HEADER_BYTES = 96 * 1024

/** What is wrong with a request that Node's parser refuses. */
const codeOf = (error: Error & { code?: string }): ErrorCode => {
  if (error.code === 'HPE_HEADER_OVERFLOW') return 'headers_too_large'
  if (error.code === 'HPE_INVALID_URL') return 'malformed_address'
  return error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 'request_timeout' : 'malformed_body'
}

/** Answers what Node's parser refuses before there is a request, in the error shape (AP-04), and closes the connection. */
export const answerClientError = (error: Error & { code?: string }, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const code = codeOf(error)
  const { status } = ERRORS[code]
  const body = JSON.stringify(errorBody(code))
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
    ...Object.entries(ANSWER_HEADERS).map(([name, value]) => `${name}: ${value}`),
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy())
}
