import type { Gender } from '@moonlit/sdk/rules'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { GENDER_PARAM } from '../../shared/addresses.ts'
import { readStored } from '../../shared/storage/storage.ts'
import { stored } from '../../shared/storage/stored.ts'
import { genderOf, namedGender } from './filters.ts'

/**
 * Whoever sees others than women because the browser remembers so has an address that shows the same to everybody it is sent to. The router
 * need not know: to it both are the same page. So has whoever came back to women and would be shown others when they load the page again. A word that
 * names nobody goes. An address with a promo type stays as it came: its query is what is reported. [EX-04]
 */
export const useNamedGender = (gender: Gender): void => {
  const { key, pathname } = useLocation()
  useEffect(() => {
    // Whoever goes back at once is at another entry of the history already: that one is not spoken of here.
    const entry: unknown = Reflect.get(Object(history.state), 'key') ?? 'default'
    if (entry !== key) return
    const url = new URL(location.href)
    const isNamed = namedGender(url.searchParams) !== undefined
    if (isNamed || pathname.split('/').filter(Boolean).length > 1) return
    // Whom the address would show when it is opened anew.
    const shown = genderOf(url.searchParams, readStored(stored.exploreGender) ?? 'female')
    if (gender !== 'female' || shown !== 'female') url.searchParams.set(GENDER_PARAM, gender)
    else if (url.searchParams.has(GENDER_PARAM)) url.searchParams.delete(GENDER_PARAM)
    else return
    history.replaceState(history.state, '', url)
  }, [key, pathname, gender])
}
