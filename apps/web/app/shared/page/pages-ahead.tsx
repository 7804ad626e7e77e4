import { useEffect, useState } from 'react'
import { PrefetchPageLinks } from 'react-router'

/** What tells that somebody is about to open a link: the pointer comes to it, a finger lies on it, or the Tab key leads to it. */
const SIGNS = ['pointerover', 'touchstart', 'focusin'] as const

const savesData = (): boolean => {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
}

/** The path that a link of ours leads to, when it is another page in this tab. */
const pathOf = ({ target }: Event): string | undefined => {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || link.origin !== location.origin || link.target === '_blank' || link.hasAttribute('download')) return undefined
  return link.pathname === location.pathname ? undefined : link.pathname
}

/**
 * Gets the code of a page once somebody is about to open it, so that it opens sooner. The code alone: no call is made before the press, for it may
 * cost or change something. Whoever saves data gets nothing ahead.
 */
export function PagesAhead() {
  const [path, setPath] = useState<string>()
  useEffect(() => {
    if (savesData()) return
    const come = (event: Event) => {
      const next = pathOf(event)
      if (next !== undefined) setPath(next)
    }
    for (const sign of SIGNS) addEventListener(sign, come, { passive: true })
    return () => {
      for (const sign of SIGNS) removeEventListener(sign, come)
    }
  }, [])
  return path === undefined ? null : <PrefetchPageLinks page={path} />
}
