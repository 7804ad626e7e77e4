import { useEffect } from 'react'
import { env } from '../../env.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { OWN_BUILD_MARK } from './build-mark.ts'

const SCRIPT = '/service-worker.js'

/** After the page's own files and pictures, when there is nothing else to do. */
const whenIdle = (act: () => void): (() => void) => {
  let stop = (): void => undefined
  const wait = () => {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) {
      const handle = requestIdleCallback(act, { timeout: 10_000 })
      stop = () => cancelIdleCallback(handle)
    } else {
      const timer = setTimeout(act, 3000)
      stop = () => clearTimeout(timer)
    }
  }
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
  return () => {
    removeEventListener('load', wait)
    stop()
  }
}

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
