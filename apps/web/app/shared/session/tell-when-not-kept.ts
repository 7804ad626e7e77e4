import type { i18n } from 'i18next'
import { isRefused } from '../storage/storage.ts'
import { stored } from '../storage/stored.ts'
import type { Session } from './session.ts'

/** Tells a person whose browser takes no cookies, once they have a session, that it lasts as long as the page is open. [ST-04] */
export const tellWhenNotKept = (session: Session, i18n: i18n): void => {
  let isTold = false
  session.subscribe(() => {
    if (isTold || !(isRefused(stored.guestSession) || isRefused(stored.accessToken))) return
    isTold = true
    void Promise.all([import('@moonlit/ui/toast'), i18n.loadNamespaces('errors')]).then(([{ notifyWarning }]) =>
      notifyWarning(i18n.t('errors:no_cookies')),
    )
  })
}
