import { useEffect } from 'react'
import { formatNumber } from '../../shared/format.ts'
import { useLocale } from '../../shared/i18n/use-locale.ts'

const MARK = /^\(\p{Nd}[^)]*\) /u

/** Puts the number of unread messages before the title of the tab, whatever page gives it: '(2) Chats'. */
export const useUnreadTitle = (count: number): void => {
  const { locale } = useLocale()
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
}
