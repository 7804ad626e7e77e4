/** Listens to an event of the window until the returned function is called. */
export const watchWindow = <Name extends keyof WindowEventMap>(name: Name, listener: (event: WindowEventMap[Name]) => void): (() => void) => {
  addEventListener(name, listener)
  return () => removeEventListener(name, listener)
}
