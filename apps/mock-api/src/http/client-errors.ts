import {
  type IncomingMessage,
  type RequestListener,
  STATUS_CODES,
  type Server,
  type ServerOptions,
  createServer as createNodeServer,
} from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
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

/** Refuses in the error shape (AP-04) what never reaches Fastify, and closes the connection. */
const refuse = (socket: Duplex, code: ErrorCode): void => {
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

/** Answers what Node's parser refuses before there is a request. */
export const answerClientError = (error: Error & { code?: string }, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy()
  else refuse(socket, codeOf(error))
}

/** Of HTTP/1.1, a request that does not say which host it is for. Node would refuse it in a shape of its own. */
const isWithoutHost = ({ httpVersionMajor, httpVersionMinor, headers }: IncomingMessage): boolean =>
  httpVersionMajor === 1 && httpVersionMinor === 1 && headers.host === undefined

/** A server whose every answer is ours: Node has its own for requests without a host, tunnels and expectations that it does not know. */
export const createServer = (options: ServerOptions, listener: RequestListener): Server => {
  const server = createNodeServer({ ...options, requireHostHeader: false }, (request, response) => {
    if (isWithoutHost(request)) refuse(request.socket, 'malformed_address')
    else listener(request, response)
  })
  server.on('connect', (_request: IncomingMessage, socket: Duplex) => refuse(socket, 'method_not_allowed'))
  return server.on('checkExpectation', (request, response) => server.emit('request', request, response))
}
