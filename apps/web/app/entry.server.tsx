import { QueryClientProvider } from '@tanstack/react-query'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { isRouteErrorResponse, ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router'
import { env } from './env.ts'
import { contentPolicy } from './shared/document/content-policy.server.ts'
import { deferScripts } from './shared/document/deferred-scripts.server.ts'
import { ServicesProvider, servicesContext } from './shared/api/services.ts'
import { readUnavailable } from './shared/errors/unavailable.ts'
import { reportFailure } from './shared/errors/report.server.ts'
import { traitsOf } from './shared/page/page-traits.ts'

/** How long a page may take to render, in milliseconds. */
const RENDER_TIMEOUT_MS = 8000

/**
 * Notes on the document which translations the page was rendered with, so that the browser has them before it takes the page over, and which build it is
 * of: the router's hash of all its files.
 */
const withNotes = (html: string, used: readonly string[], build: string): string =>
  html
    .replace('data-namespaces=""', `data-namespaces="${[...new Set(used)].join(' ')}"`)
    .replace('data-build=""', env.isDevelopment ? '' : `data-build="${build}"`)

/** Renders a page whole, in the visitor's language, and says which scripts may run on it. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const services = context.get(servicesContext)
  headers.set('content-type', 'text/html; charset=utf-8')
  headers.set('content-language', services.requestContext.locale)
  const failure: unknown = Object.values(router.staticHandlerContext.errors ?? {})[0]
  const unavailable = isRouteErrorResponse(failure) ? readUnavailable(failure.status, failure.data) : undefined
  if (unavailable) headers.set('retry-after', String(unavailable.retryAfter))
  // It depends on who asks; a shared cache must not keep it.
  if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-cache')
  if (request.method === 'HEAD') {
    headers.set('content-security-policy', contentPolicy('', env))
    return new Response(null, { status, headers })
  }

  const app = (
    <ServicesProvider value={services}>
      <QueryClientProvider client={services.queryClient}>
        <I18nextProvider i18n={services.i18n}>
          <ServerRouter context={router} url={request.url} />
        </I18nextProvider>
      </QueryClientProvider>
    </ServicesProvider>
  )
  const html = await new Promise<string>((resolve, reject) => {
    const body = new PassThrough()
    const timer = setTimeout(() => abort(new Error('The page took too long to render')), RENDER_TIMEOUT_MS)
    const { pipe, abort } = renderToPipeableStream(app, {
      onAllReady: () => {
        clearTimeout(timer)
        pipe(body)
        text(body).then(resolve, reject)
      },
      onShellError: reject,
      onError: (error) => {
        if (!request.signal.aborted) reportFailure(error)
      },
    })
  })
  const noted = withNotes(html, services.i18n.reportNamespaces?.getUsedNamespaces() ?? [], router.manifest.version)
  // Vite's own scripts must run first while developing.
  const page = env.isDevelopment
    ? noted
    : deferScripts(noted, traitsOf(router.staticHandlerContext.matches.map(({ route }): unknown => route.handle)).scripts)
  headers.set('content-security-policy', contentPolicy(page, env))
  return new Response(page, { status, headers })
}

/** Errors of loaders; an aborted request is none. */
export const handleError = (error: unknown, { request }: { request: Request }): void => {
  if (!request.signal.aborted) reportFailure(error)
}
