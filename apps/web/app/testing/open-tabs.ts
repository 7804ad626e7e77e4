import type { Lifetime } from '../shared/api/lifetime.ts'

const open = new Set<Lifetime>()

/** Notes a tab that a test has opened. */
export const noteTab = (lifetime: Lifetime): void => void open.add(lifetime)

/** Closes the tabs that a test has opened, as a browser does: nothing of them goes on in the next one. */
export const closeTabs = (): void => {
  for (const lifetime of open) lifetime.end()
  open.clear()
}
