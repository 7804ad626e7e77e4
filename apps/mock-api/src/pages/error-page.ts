import type { FastifyError, FastifyInstance } from 'fastify'
import { ApiError } from '../http/api-error.ts'
import { type Html, html } from './html.ts'
import { sendPage } from './page.ts'

/** An error with a message for the page's reader. */
export class PageError extends Error {
  readonly title: string
  /** Link to continue. */
  readonly next: { readonly href: string; readonly label: string } | null

  constructor(title: string, message: string, next: { href: string; label: string } | null = null) {
    super(message)
    this.name = 'PageError'
    this.title = title
    this.next = next
  }
}

const body = (title: string, message: string, next: Html | null): Html => html`
  <h1>${title}</h1>
  <p>${message}</p>
  ${next}
`

const statusOf = (error: FastifyError | Error): number => {
  if (error instanceof ApiError) return error.status
  return 'statusCode' in error && error.statusCode !== undefined ? error.statusCode : 500
}

/** Shows client errors as a page, in this part of the server; server errors use the error handler. */
export const usePageErrors = (app: FastifyInstance): void => {
  app.setErrorHandler((error: FastifyError | Error, _request, reply) => {
    if (error instanceof PageError) {
      const { title, message, next } = error
      return sendPage(reply, {
        title,
        body: body(title, message, next === null ? null : html`<p><a href="${next.href}">${next.label}</a></p>`),
        status: 400,
      })
    }
    const status = statusOf(error)
    if (status < 400 || status >= 500) throw error
    const title = 'This request cannot be read'
    return sendPage(reply, { title, body: body(title, 'Go back and try again.', null), status })
  })
}
