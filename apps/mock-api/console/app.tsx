import { SkipLink } from '@moonlit/ui/skip-link'
import { PageGlow } from '@moonlit/ui/page-glow'
import { Toaster } from '@moonlit/ui/toaster'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect, type ComponentType } from 'react'
import { AnswersPage } from './answers/answers-page.tsx'
import { FeedProvider } from './api/use-feed.tsx'
import { ClockPage } from './clock/clock-page.tsx'
import { OutboxPage } from './outbox/outbox-page.tsx'
import { PeoplePage } from './people/people-page.tsx'
import { RequestsPage } from './requests/requests-page.tsx'
import { SettingsPage } from './settings/settings-page.tsx'
import { type Section, useHashRoute } from './shell/hash-route.ts'
import { Header } from './shell/header.tsx'
import { DisconnectedBanner } from './shell/disconnected-banner.tsx'
import { Navigation, sectionNames } from './shell/navigation.tsx'
import { useWorld, WorldProvider } from './shell/world.tsx'
import { WorldsPage } from './worlds/worlds-page.tsx'

const client = new QueryClient({ defaultOptions: { queries: { retry: 1, staleTime: 1000 }, mutations: { retry: false } } })

const pages: Record<Section, ComponentType> = {
  requests: RequestsPage,
  answers: AnswersPage,
  settings: SettingsPage,
  clock: ClockPage,
  people: PeoplePage,
  outbox: OutboxPage,
  worlds: WorldsPage,
}

function Shell() {
  const { section } = useHashRoute()
  const { world } = useWorld()
  const Page = pages[section]
  useEffect(() => {
    document.title = `${sectionNames[section]} in ${world} · Moonlit mock`
  }, [section, world])
  return (
    <div className="isolate grid h-dvh grid-cols-1 grid-rows-[auto_auto_minmax(0,1fr)] text-sm md:grid-cols-[auto_minmax(0,1fr)] md:grid-rows-[auto_minmax(0,1fr)]">
      <PageGlow />
      <SkipLink href="#main" onClick={(event) => (event.preventDefault(), document.getElementById('main')?.focus())}>
        Skip the navigation
      </SkipLink>
      <Header />
      <Navigation current={section} />
      {/* Each world's pages begin anew: nothing typed or chosen in one is left over in another. */}
      <main id="main" tabIndex={-1} key={world} className="flex min-h-0 min-w-0 flex-col overflow-y-auto outline-none thin-scrollbar">
        <DisconnectedBanner />
        <Page />
      </main>
    </div>
  )
}

/** The whole console. */
export function ConsoleApp() {
  return (
    <QueryClientProvider client={client}>
      <WorldProvider>
        <FeedProvider>
          <Shell />
          <Toaster label="Notifications" />
        </FeedProvider>
      </WorldProvider>
    </QueryClientProvider>
  )
}
