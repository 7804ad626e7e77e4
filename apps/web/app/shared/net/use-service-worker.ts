import { useEffect } from 'react'
import { env } from '../../env.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { whenIdle } from '../time/when-idle.ts'
import { OWN_BUILD_MARK } from './build-mark.ts'

const SCRIPT = '/service-worker.js'

/** Registers the service worker and tells it which language its page for lost connections is to be in. A browser that refuses does without. [NV-16] */
export const useServiceWorker = (): void => {
  const { locale } = useLocale()
  useEffect(() => {
    if (env.isDevelopment || !('serviceWorker' in navigator)) return undefined
    return whenIdle(() => {
      navigator.serviceWorker
        .register(SCRIPT)
        .then(() => navigator.serviceWorker.ready)
        .then(({ active }) => active?.postMessage({ locale, build: OWN_BUILD_MARK }))
        .catch(() => undefined)
    })
  }, [locale])
}
