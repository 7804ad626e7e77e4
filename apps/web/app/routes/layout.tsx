import { PageGlow } from '@moonlit/ui/page-glow'
import { lazy, Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { isRouteErrorResponse, Outlet, useNavigate } from 'react-router'
import { GatedPage } from '../features/age-gate/gated-page.tsx'
import { MaintenanceScreen } from '../features/layout/maintenance-screen.tsx'
import { NotFoundPage } from '../features/layout/not-found-page.tsx'
import { PageShell } from '../features/layout/page-shell.tsx'
import { StartScreen } from '../features/layout/start-screen.tsx'
import { StartChatFeature } from '../features/start-chat/start-chat-feature.tsx'
import { addresses } from '../shared/addresses.ts'
import { CrashPage } from '../shared/errors/crash-page.tsx'
import { listen } from '../shared/events/events.ts'
import { usePageTraits } from '../shared/layout/route-handle.ts'
import { useMaintenance } from '../shared/net/use-maintenance.ts'
import { useQueryParams } from '../shared/promo/use-query-params.ts'
import { useStart } from '../shared/session/use-start.ts'
import type { Route } from './+types/layout.ts'

// Not needed for the first paint.
const Toaster = lazy(() => import('@moonlit/ui/toaster').then((module) => ({ default: module.Toaster })))

/** The main layout: the age gate, the page with its frame, and what may lie over it. */
export default function MainLayout() {
  const { t } = useTranslation('common')
  const { shell, gate } = usePageTraits()
  const start = useStart()
  const maintenance = useMaintenance()
  const navigate = useNavigate()
  useQueryParams()
  useEffect(() => listen('logout', () => void navigate(addresses.explore)), [navigate])
  const isCovered = start === 'waiting' || maintenance === 'on'
  return (
    <div className="isolate">
      <PageGlow />
      <GatedPage gate={gate}>
        <div inert={isCovered}>
          <StartChatFeature>
            <PageShell shell={shell}>
              <Outlet />
            </PageShell>
          </StartChatFeature>
        </div>
      </GatedPage>
      {start === 'waiting' ? <StartScreen /> : maintenance === 'on' ? <MaintenanceScreen /> : null}
      <Suspense fallback={null}>
        <Toaster label={t('notifications')} />
      </Suspense>
    </div>
  )
}

/** A page that failed within the layout. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { t } = useTranslation('common')
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  if (!isMissing) {
    return (
      <>
        <title>{t('crash.head')}</title>
        <CrashPage kind="broken" />
      </>
    )
  }
  return (
    <div className="isolate">
      <title>{t('notFound.head')}</title>
      <PageGlow />
      <GatedPage gate="open">
        <StartChatFeature>
          <PageShell shell="page">
            <NotFoundPage />
          </PageShell>
        </StartChatFeature>
      </GatedPage>
      <Suspense fallback={null}>
        <Toaster label={t('notifications')} />
      </Suspense>
    </div>
  )
}
