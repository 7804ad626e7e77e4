import type { Bot } from '@moonlit/sdk'
import { useQuery } from '@tanstack/react-query'
import { useServices } from '../../shared/api/services.ts'
import { useSessionKind } from '../../shared/session/use-session.ts'

const NONE: readonly Bot[] = []

/** The characters a member has created and can be photographed with; none for others. */
export const useOwnCharacters = (): readonly Bot[] => {
  const { queries } = useServices()
  const kind = useSessionKind()
  const { data } = useQuery({
    ...queries.bots.mine(),
    enabled: kind === 'member',
    select: ({ result }) => result.filter(({ state }) => state === 'ready'),
  })
  return data ?? NONE
}
