import { DirectionProvider } from '@moonlit/ui/direction'
import textFace from '@moonlit/ui/faces/text-latin.woff2?url'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts } from 'react-router'
import type { Route } from './+types/root.ts'
import styles from './app.css?url'
import { servicesContext } from './shared/api/services.ts'
import { PageState } from './shared/api/page-state.tsx'
import { CrashPage } from './shared/errors/crash-page.tsx'
import { FailedPage } from './shared/errors/failed-page.tsx'
import { useMissingCode } from './shared/errors/use-missing-code.ts'
import { ClickReplay } from './shared/hydration/click-replay.tsx'
import { NoWrittenCode } from './shared/hydration/no-written-code.tsx'
import { SYSTEM_FACES } from './shared/i18n/system-faces.ts'
import { useLocale } from './shared/i18n/use-locale.ts'
import { usePageTraits } from './shared/page/page-traits.ts'
import { PagesAhead } from './shared/page/pages-ahead.tsx'
import { WebManifest } from './shared/page/web-manifest.tsx'
import { useServiceWorker } from './shared/net/use-service-worker.ts'
import { useRenewedTokens } from './shared/session/use-renewed-tokens.ts'
import { ScrollRestoration } from './shared/scroll/scroll-restoration.tsx'

const provideServices: Route.MiddlewareFunction = async ({ request, context }, next) => {
  const [{ createServerServices }, { answerFromStore }] = await Promise.all([
    import('./shared/api/server-services.server.ts'),
    import('./shared/document/page-store.server.ts'),
  ])
  return answerFromStore(request, async (fetch) => {
    context.set(servicesContext, await createServerServices(request, fetch))
    return next()
  })
}

export const middleware: Route.MiddlewareFunction[] = [provideServices]

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: styles },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' },
]

/** The document around every page, errors included. */
export function Layout({ children }: { children: ReactNode }) {
  const { locale, dir } = useLocale()
  const isPlain = usePageTraits().scripts === 'none'
  return (
    <html lang={locale} dir={dir} data-namespaces="" data-build="" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#0f0b16" />
        <meta name="color-scheme" content="dark" />
        <meta name="rating" content="adult" />
        <Meta />
        <Links />
        {/* A page without scripts has its face with the style sheet instead of after it; the others defer theirs. */}
        {SYSTEM_FACES.includes(locale) || !isPlain ? null : (
          <link rel="preload" as="font" type="font/woff2" href={textFace} crossOrigin="anonymous" fetchPriority="low" />
        )}
        {isPlain ? null : (
          <>
            <ClickReplay />
            <NoWrittenCode />
          </>
        )}
      </head>
      <body>
        <DirectionProvider dir={dir}>{children}</DirectionProvider>
        {isPlain ? null : (
          <>
            <PageState />
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  )
}

export default function Root() {
  useMissingCode()
  useServiceWorker()
  useRenewedTokens()
  return (
    <>
      <Outlet />
      <PagesAhead />
      <WebManifest />
    </>
  )
}

/** What is left when even the page's frame failed. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { t } = useTranslation(['common'])
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  if (!isMissing) return <FailedPage error={error} />
  return (
    <>
      <title>{`${t('common:notFound.head')} · ${t('common:brand')}`}</title>
      <CrashPage kind="missing" />
    </>
  )
}
