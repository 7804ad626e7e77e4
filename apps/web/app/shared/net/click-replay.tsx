import { useEffect } from 'react'
import { useServices } from '../api/services.ts'

const CLICK_KEY = 'earlyClick'
/** Notes the last button pressed; buttons of real forms work by themselves. Runs before any of the app's code, so it is plain. */
const NOTE = `addEventListener('click',function(e){var b=e.target.closest&&e.target.closest('button');if(b&&b.type!=='submit'&&window.${CLICK_KEY}!==null)window.${CLICK_KEY}=b},true)`

/**
 * A button pressed before the page came alive is not lost: it is noted, and pressed again once the page listens.
 * Afterwards nothing is noted any more.
 */
export function ClickReplay() {
  const { nonce } = useServices()
  useEffect(() => {
    const button: unknown = Reflect.get(window, CLICK_KEY)
    Reflect.set(window, CLICK_KEY, null)
    if (!(button instanceof HTMLButtonElement)) return
    // After every other part has begun to listen.
    setTimeout(() => {
      if (button.isConnected && !button.closest('[inert]')) button.click()
    })
  }, [])
  // oxlint-disable-next-line react/no-danger -- our own constant text, which must run before the app's files arrive
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: NOTE }} />
}
