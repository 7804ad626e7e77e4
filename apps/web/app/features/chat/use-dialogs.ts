import { useQuery } from '@tanstack/react-query'
import { useServices } from '../../shared/api/services.ts'
import { useSessionKind } from '../../shared/session/use-session.ts'
import { sortDialogs } from './dialog-order.ts'

/** The person's dialogs, newest first; looked at again when the window is come back to. Visitors have none to ask for. [CH-02] */
export const useDialogs = () => {
  const { queries } = useServices()
  const kind = useSessionKind()
  return useQuery({
    ...queries.chats.list(),
    enabled: kind !== 'visitor',
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    select: ({ result }) => sortDialogs(result),
  })
}
