import { addresses } from '../addresses.ts'
import { useIsHydrated } from '../hydration/use-is-hydrated.ts'
import { useLocale } from '../i18n/use-locale.ts'

/** What makes the app one to install, in the page's language. Only once the page is taken over: a first view would wait for it. [NV-16] */
export function WebManifest() {
  const { locale } = useLocale()
  return useIsHydrated() ? <link rel="manifest" href={addresses.webManifest(locale)} /> : null
}
