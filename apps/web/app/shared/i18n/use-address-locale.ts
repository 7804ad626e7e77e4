import { useEffect } from 'react'
import { useServices } from '../api/services.ts'
import { writeStored } from '../storage/storage.ts'
import { stored } from '../storage/stored.ts'
import { addressLocaleOf } from './address-locale.ts'

/** A visitor who came by an address that names a language keeps it on the pages that follow. [NV-03] [PB-07] */
export const useAddressLocale = (): void => {
  const { requestContext } = useServices()
  const { locale, session } = requestContext
  useEffect(() => {
    if (session === 'visitor' && addressLocaleOf(new URLSearchParams(location.search)) === locale) writeStored(stored.locale, locale)
  }, [locale, session])
}
