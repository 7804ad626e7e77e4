import { useEffect } from 'react'
import { InlineScript } from '../document/inline-script.tsx'

const CLICK_KEY = 'earlyClick'
const LISTENS_KEY = 'pageListens'

/**
 * Notes the last button pressed while nothing listens to it. A form is held back, for the browser would send it to the page's own
 * address; forms with an address of their own work by themselves. It runs before any of the app's code, so it is plain. A press in a part that React cannot take over yet is stopped by React on its way; one that
 * comes back to the window of a page that listens was handled.
 */
const NOTE = [
  `addEventListener('click',function(e){var b=e.target.closest&&e.target.closest('button');window.${CLICK_KEY}=b&&b.type!=='submit'?b:null},true)`,
  `addEventListener('click',function(){if(window.${LISTENS_KEY})window.${CLICK_KEY}=null})`,
  `addEventListener('submit',function(e){var f=e.target;if(window.${LISTENS_KEY}||f.hasAttribute('action'))return;e.preventDefault();window.${CLICK_KEY}=e.submitter||f.querySelector('[type=submit]')},true)`,
].join(';')

/** Presses the noted button again, now that the part it stands in listens. */
export const replayClick = (part: Node): void => {
  const button: unknown = Reflect.get(window, CLICK_KEY)
  if (!(button instanceof HTMLButtonElement) || !part.contains(button)) return
  Reflect.set(window, CLICK_KEY, null)
  // After every other part has begun to listen.
  setTimeout(() => {
    if (button.isConnected && !button.closest('[inert]')) button.click()
  })
}

/** A button pressed before the page came alive is not lost: it is noted, and pressed again once the page listens. */
export function ClickReplay() {
  useEffect(() => {
    Reflect.set(window, LISTENS_KEY, true)
    replayClick(document)
  }, [])
  return <InlineScript code={NOTE} />
}
