import { OfflineNotice } from './offline-notice.tsx'
import { UpdateNotice } from './update-notice.tsx'

/** What is told over every page, under the header wherever one has scrolled to: no connection, a newer build. [NV-09] [NV-15] */
export function PageNotices() {
  return (
    <div className="sticky top-(--header-height) z-20 bg-ground short:static">
      <OfflineNotice />
      <UpdateNotice />
    </div>
  )
}
