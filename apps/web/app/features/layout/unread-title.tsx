import { useEffect } from 'react'
import { useUnread } from '../../shared/chats/use-unread.ts'
import { formatNumber } from '../../shared/format.ts'
import { useLocale } from '../../shared/i18n/use-locale.ts'

const MARK = /^\(\p{Nd}[^)]*\) /u

/**
 * Puts the number of unread messages before the title of the tab, whatever page gives it: '(2) Chats'. A component of its own, so that the page
 * around it is not drawn anew when the number comes: what the server sent of late parts would go until their code is there.
 */
export function UnreadTitle() {
  const { locale } = useLocale()
  const count = useUnread()
  const mark = count > 0 ? `(${formatNumber(locale, count)}) ` : ''
  useEffect(() => {
    const apply = () => {
      const title = mark + document.title.replace(MARK, '')
      if (document.title !== title) document.title = title
    }
    apply()
    // Pages change the title at any time.
    const observer = new MutationObserver(apply)
    observer.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => observer.disconnect()
  }, [mark])
  return null
}
