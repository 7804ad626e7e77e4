import { useEffect, useState } from 'react'
import { PrefetchPageLinks } from 'react-router'
import { useServices } from '../api/services.ts'
import type { Namespace } from '../i18n/namespaces.ts'

interface NextPageProps {
  /** An address of the page that people most often open from this one. */
  address: string
  /** The words that page uses. */
  namespaces: readonly Namespace[]
}

/** Gets the code and words of another page while nothing else is to be done, so that it opens at once. Asks for none of its data. */
export function NextPage({ address, namespaces }: NextPageProps) {
  const { i18n } = useServices()
  const [isTime, setIsTime] = useState(false)
  const words = namespaces.join()
  useEffect(() => {
    const begin = () => {
      setIsTime(true)
      void i18n.loadNamespaces(words.split(','))
    }
    // Safari has no idle callback.
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(begin, 1000)
      return () => clearTimeout(timer)
    }
    const idle = requestIdleCallback(begin, { timeout: 5000 })
    return () => cancelIdleCallback(idle)
  }, [i18n, words])
  return isTime ? <PrefetchPageLinks page={address} /> : null
}
