import { useSyncExternalStore } from 'react'

/** How much of the foot of the window messages leave free, in pixels. Not a variable of the page: a new one would have all of it styled anew. */
let floor = 0
const listeners = new Set<() => void>()

/** Lifts messages above what takes so many pixels of the window's foot; 0 lets them down again. */
export const setToasterFloor = (pixels: number): void => {
  if (pixels === floor) return
  floor = pixels
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What `setToasterFloor` was last told, for the Toaster. */
export const useToasterFloor = (): number =>
  useSyncExternalStore(
    subscribe,
    () => floor,
    () => 0,
  )
