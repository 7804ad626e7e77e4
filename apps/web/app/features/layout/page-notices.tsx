import { useEffect, useRef } from 'react'
import { OfflineNotice } from './offline-notice.tsx'
import { UpdateNotice } from './update-notice.tsx'

/** What is told over every page, under the header wherever one has scrolled to: no connection, a newer build. [NV-09] [NV-15] */
export function PageNotices() {
  const notices = useRef<HTMLDivElement>(null)
  // What stays in sight beside the page stands below them.
  useEffect(() => {
    const { style } = document.documentElement
    const watcher = new ResizeObserver(([entry]) => style.setProperty('--notices-height', `${entry?.contentRect.height ?? 0}px`))
    if (notices.current) watcher.observe(notices.current)
    return () => {
      watcher.disconnect()
      style.removeProperty('--notices-height')
    }
  }, [])
  return (
    <div ref={notices} className="sticky top-(--header-height) z-20 bg-ground short:static">
      <OfflineNotice />
      <UpdateNotice />
    </div>
  )
}
