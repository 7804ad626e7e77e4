import { useEffect } from 'react'
import { PrefetchPageLinks } from 'react-router'
import { useServices } from '../api/services.ts'
import type { Namespace } from '../i18n/namespaces.ts'
import { useIsIdle } from './use-is-idle.ts'

interface NextPageProps {
  /** An address of the page that people most often open from this one. */
  address: string
  /** The words that page uses. */
  namespaces: readonly Namespace[]
}

/** Gets the code and words of another page while nothing else is to be done, so that it opens at once. Asks for none of its data. */
export function NextPage({ address, namespaces }: NextPageProps) {
  const { i18n } = useServices()
  const isIdle = useIsIdle()
  const words = namespaces.join()
  useEffect(() => {
    if (isIdle) void i18n.loadNamespaces(words.split(','))
  }, [i18n, words, isIdle])
  return isIdle ? <PrefetchPageLinks page={address} /> : null
}
