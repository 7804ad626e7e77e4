import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

/** Loads code; what fails for want of a connection is tried again when there is one. */
export const whenConnected = async <Code>(load: () => Promise<Code>): Promise<Code> => {
  try {
    return await load()
  } catch (error) {
    if (navigator.onLine) throw error
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
    return whenConnected(load)
  }
}

/** A part of the page that is fetched when it is first wanted. Without a connection it comes when there is one, and the page stays as it is meanwhile. [NV-15] */
export const lazyPart = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>): LazyExoticComponent<ComponentType<Props>> =>
  lazy(() => whenConnected(load))
