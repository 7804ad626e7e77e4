import { PageGlow } from '@moonlit/ui/page-glow'
import { useToasterWanted } from '@moonlit/ui/toast'
import { Suspense, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isRouteErrorResponse, Outlet } from 'react-router'
import { GatedPage } from '../features/age-gate/gated-page.tsx'
import { CookieNotice } from '../features/cookies/cookie-notice.tsx'
import { MaintenanceScreen } from '../features/layout/maintenance-screen.tsx'
import { PageShell } from '../features/layout/page-shell.tsx'
import { StartScreen } from '../features/layout/start-screen.tsx'
import { Offers } from '../features/subscriptions/offers.tsx'
import { StartChatFeature } from '../features/start-chat/start-chat-feature.tsx'
import { overlayRegistry } from '../overlay-registry.ts'
import { FailedPage } from '../shared/errors/failed-page.tsx'
import { readUnavailable } from '../shared/errors/unavailable.ts'
import { lazyPart } from '../shared/net/lazy-part.ts'
import { useMaintenance } from '../shared/net/use-maintenance.ts'
import { OverlayHost } from '../shared/overlays/overlay-host.tsx'
import { NotFoundScreen } from '../shared/page/not-found-screen.tsx'
import { UnavailableScreen } from '../shared/page/unavailable-screen.tsx'
import { usePageTraits, type PageTraits } from '../shared/page/page-traits.ts'
import { useSavedLocale } from '../shared/i18n/use-saved-locale.ts'
import { useQueryParams } from '../shared/promo/use-query-params.ts'
import { AskedSignIn } from '../shared/session/asked-sign-in.ts'
import { useSessionNavigation } from '../shared/session/use-session-navigation.ts'
import { useStart } from '../shared/session/use-start.ts'
import type { Route } from './+types/layout.ts'

// Comes with the first message.
const Toaster = lazyPart(async () => ({ default: (await import('@moonlit/ui/toaster')).Toaster }))

/** The age gate, the page with its frame, and what may lie over it. */
function Frame({ shell, gate, children }: Pick<PageTraits, 'shell' | 'gate'> & { children: ReactNode }) {
  const { t } = useTranslation('common')
  const isToasterWanted = useToasterWanted()
  const start = useStart()
  const maintenance = useMaintenance()
  useQueryParams()
  useSavedLocale()
  useSessionNavigation()
  const overlays = (
    <>
      <OverlayHost registry={overlayRegistry} state={start === 'waiting' ? 'held' : 'shown'} />
      <AskedSignIn />
    </>
  )
  const isCovered = start === 'waiting' || maintenance === 'on'
  return (
    <>
      <div data-frame={shell} className="isolate">
        <PageGlow />
        <GatedPage gate={gate} overlays={overlays}>
          <div inert={isCovered}>
            <StartChatFeature>
              <PageShell shell={shell} notice={isCovered ? null : <CookieNotice />}>
                {children}
              </PageShell>
              <Offers />
            </StartChatFeature>
          </div>
        </GatedPage>
        {start === 'waiting' ? <StartScreen /> : null}
      </div>
      {/* Outside of the page's own layer, so that these lie above every overlay: what is typed in one stays, and is there again afterwards. */}
      {maintenance === 'on' && start !== 'waiting' ? <MaintenanceScreen /> : null}
      {isToasterWanted ? (
        <Suspense fallback={null}>
          <Toaster label={t('notifications')} />
        </Suspense>
      ) : null}
    </>
  )
}

/** The main layout of all pages but the landing page. */
export default function MainLayout() {
  return (
    <Frame {...usePageTraits()}>
      <Outlet />
    </Frame>
  )
}

/** A page that failed within the layout. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { t } = useTranslation('common')
  const unavailable = isRouteErrorResponse(error) ? readUnavailable(error.status, error.data) : undefined
  if (unavailable) {
    return (
      <Frame shell="page" gate="open">
        <UnavailableScreen {...unavailable} />
      </Frame>
    )
  }
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  if (!isMissing) return <FailedPage error={error} />
  return (
    <Frame shell="page" gate="open">
      <title>{`${t('notFound.head')} · ${t('brand')}`}</title>
      <meta name="robots" content="noindex" />
      <NotFoundScreen />
    </Frame>
  )
}
