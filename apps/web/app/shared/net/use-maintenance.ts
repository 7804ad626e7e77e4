import { useSyncExternalStore } from 'react'
import { useServices } from '../api/services.ts'
import type { MaintenanceState } from './maintenance.ts'

/** Whether the service is down for works right now. [NV-07] */
export const useMaintenance = (): MaintenanceState => {
  const { maintenance } = useServices()
  return useSyncExternalStore(maintenance.subscribe, maintenance.state, () => 'off')
}
