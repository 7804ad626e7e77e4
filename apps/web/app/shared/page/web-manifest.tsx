import { useSyncExternalStore } from 'react'
import { addresses } from '../addresses.ts'
import { useLocale } from '../i18n/use-locale.ts'

const never = () => () => undefined

/** What makes the app one to install, in the page's language. Only once the page listens: a first view would wait for it. [NV-16] */
export function WebManifest() {
  const { locale } = useLocale()
  const isListening = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return isListening ? <link rel="manifest" href={addresses.webManifest(locale)} /> : null
}
