import { useEffect } from 'react'
import { useServices } from '../api/services.ts'
import { useSessionKind } from '../session/use-session.ts'
import { writeStored } from '../storage/storage.ts'
import { stored } from '../storage/stored.ts'
import { addressLocaleOf } from './address-locale.ts'
import { useLocale } from './use-locale.ts'

/**
 * A visitor who came by an address that names a language keeps it on the pages that follow. A guest keeps the one they read, whatever the browser asks
 * for later. [NV-03] [IN-05] [PB-07]
 */
export const useSavedLocale = (): void => {
  const { requestContext } = useServices()
  const kind = useSessionKind()
  const { locale } = useLocale()
  const cameAs = requestContext.session
  useEffect(() => {
    const isNamed = cameAs === 'visitor' && addressLocaleOf(new URLSearchParams(location.search)) === locale
    if (kind === 'guest' || isNamed) writeStored(stored.locale, locale)
  }, [cameAs, kind, locale])
}
