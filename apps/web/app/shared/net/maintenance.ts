/** How often a sleeping service is asked whether it woke, in milliseconds. [NV-08] */
export const ALIVE_EVERY = 15_000

export type MaintenanceState = 'off' | 'on'

/** Whether the service is down for works. */
export interface Maintenance {
  state(): MaintenanceState
  /** Turns the mode on and asks until the service answers. */
  begin(): void
  subscribe(listener: () => void): () => void
}

/** `isAlive` asks the service; `onReturn` is called when it is back. */
export const createMaintenance = (isAlive: () => Promise<boolean>, onReturn: () => void): Maintenance => {
  const listeners = new Set<() => void>()
  let state: MaintenanceState = 'off'
  const become = (next: MaintenanceState) => {
    state = next
    for (const listener of listeners) listener()
  }
  const ask = async () => {
    if (await isAlive()) {
      become('off')
      onReturn()
    } else setTimeout(() => void ask(), ALIVE_EVERY)
  }
  return {
    state: () => state,
    begin: () => {
      if (state === 'on') return
      become('on')
      setTimeout(() => void ask(), ALIVE_EVERY)
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
