import { QueryClientProvider } from '@tanstack/react-query'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { RouterContextProvider } from 'react-router'
import { HydratedRouter } from 'react-router/dom'
import { createBrowserServices } from './shared/api/browser-services.ts'
import { ServicesProvider, servicesContext } from './shared/api/services.ts'

const services = await createBrowserServices()
const getContext = () => new RouterContextProvider(new Map([[servicesContext, services]]))

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <ServicesProvider value={services}>
        <QueryClientProvider client={services.queryClient}>
          <I18nextProvider i18n={services.i18n}>
            <HydratedRouter getContext={getContext} />
          </I18nextProvider>
        </QueryClientProvider>
      </ServicesProvider>
    </StrictMode>,
  )
})
