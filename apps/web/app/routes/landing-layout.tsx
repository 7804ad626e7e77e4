import { PageGlow } from '@moonlit/ui/page-glow'
import type { ReactNode } from 'react'
import { isRouteErrorResponse, Outlet } from 'react-router'
import { GatedPage } from '../features/age-gate/gated-page.tsx'
import { CookieNotice } from '../features/cookies/cookie-notice.tsx'
import { LandingShell } from '../features/layout/landing-shell.tsx'
import { MaintenanceScreen } from '../features/layout/maintenance-screen.tsx'
import { StartScreen } from '../features/layout/start-screen.tsx'
import { overlayRegistry } from '../overlay-registry.ts'
import { FailedPage } from '../shared/errors/failed-page.tsx'
import { readUnavailable } from '../shared/errors/unavailable.ts'
import { useMaintenance } from '../shared/net/use-maintenance.ts'
import { OverlayHost } from '../shared/overlays/overlay-host.tsx'
import { UnavailableScreen } from '../shared/page/unavailable-screen.tsx'
import { useSavedLocale } from '../shared/i18n/use-saved-locale.ts'
import { useQueryParams } from '../shared/promo/use-query-params.ts'
import { useStart } from '../shared/session/use-start.ts'
import type { Route } from './+types/landing-layout.ts'

/** The age gate, the landing page's own frame, and what may lie over it. */
function Frame({ children }: { children: ReactNode }) {
  const start = useStart()
  const maintenance = useMaintenance()
  useQueryParams()
  useSavedLocale()
  const isCovered = start === 'waiting' || maintenance === 'on'
  return (
    <div className="isolate">
      <PageGlow />
      <GatedPage gate="closed" overlays={<OverlayHost registry={overlayRegistry} state={start === 'waiting' ? 'held' : 'shown'} />}>
        <div inert={isCovered}>
          <LandingShell notice={isCovered ? null : <CookieNotice />}>{children}</LandingShell>
        </div>
      </GatedPage>
      {start === 'waiting' ? <StartScreen /> : null}
      {maintenance === 'on' && start !== 'waiting' ? <MaintenanceScreen /> : null}
    </div>
  )
}

/** The layout of landing pages, which lead to one thing: no navigation, no account. [RT-12] [PB-03] */
export default function LandingLayout() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  )
}

/** A landing page that failed. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const unavailable = isRouteErrorResponse(error) ? readUnavailable(error.status, error.data) : undefined
  if (unavailable) {
    return (
      <Frame>
        <UnavailableScreen {...unavailable} />
      </Frame>
    )
  }
  return <FailedPage error={error} />
}
