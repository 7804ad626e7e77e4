import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import { addresses, PAGE_PARAM } from '../addresses.ts'
import { MISSING_CODE } from './missing-code-event.ts'
import { reloadOnce } from './missing-code.ts'

/** Loads a page whose code could not be fetched from the server, once; the next time it is the page that says so. [NV-05] */
export const useMissingCode = (): void => {
  const { location: next } = useNavigation()
  const [state, setState] = useState<'there' | 'missing'>('there')
  useEffect(() => {
    const note = () => setState('missing')
    addEventListener(MISSING_CODE, note)
    return () => removeEventListener(MISSING_CODE, note)
  }, [])
  // The router waits for that code for good, so the page that was asked for is known a moment later at most.
  const page = next && next.pathname + next.search + next.hash
  useEffect(() => {
    if (state === 'there' || page === undefined) return
    setState('there')
    if (!reloadOnce(page)) location.assign(`${addresses.missingCode}?${PAGE_PARAM}=${encodeURIComponent(page)}`)
  }, [state, page])
}
