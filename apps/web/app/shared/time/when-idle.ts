/** After the page's own files and pictures, when there is nothing else to do; five seconds later at the latest. Gives what calls it off. */
export const whenIdle = (act: () => void): (() => void) => {
  let stop = (): void => undefined
  const wait = () => {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) {
      const handle = requestIdleCallback(act, { timeout: 5000 })
      stop = () => cancelIdleCallback(handle)
    } else {
      const timer = setTimeout(act, 1000)
      stop = () => clearTimeout(timer)
    }
  }
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
  return () => {
    removeEventListener('load', wait)
    stop()
  }
}
