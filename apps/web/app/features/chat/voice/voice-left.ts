import type { User } from '@moonlit/sdk'
import { keys } from '@moonlit/sdk/query'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useServices, type Services } from '../../../shared/api/services.ts'
import { useUser } from '../../../shared/session/use-session.ts'

/** Under so many seconds the person is told that little is left. [CH-14] */
const LITTLE = 60

/** What is left of the voice allowance, as far as it is worth a word. */
type VoiceLeft = 'plenty' | 'little' | 'none'

const heardKey = ['voice-heard'] as const
const dismissedKey = ['voice-notice-dismissed'] as const

/** Remembers how many seconds of voice are left, as the server said when a voice was heard for the first time. */
export const noteVoiceLeft = ({ queryClient }: Pick<Services, 'queryClient'>, seconds: number): void => {
  queryClient.setQueryData<boolean>(heardKey, true)
  queryClient.setQueryData<User>(keys.users.me(), (user) => user && { ...user, audioLimit: seconds })
  // The settings show it, too.
  void queryClient.invalidateQueries({ queryKey: keys.subscriptions.mine() })
}

/** What this tab remembers, whatever chat is open. */
const useRemembered = <Value>(queryKey: readonly string[]): Value | undefined =>
  useQuery<Value>({ queryKey, queryFn: skipToken, staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY }).data

/** What is left of the voice allowance. Whoever has none, and may never have had any, is told when they want to hear something. */
export const useVoiceLeft = (): VoiceLeft => {
  const { user, isSubscriber } = useUser()
  const hasHeard = useRemembered<boolean>(heardKey) ?? false
  if (!user || user.audioLimit >= LITTLE) return 'plenty'
  if (user.audioLimit > 0) return 'little'
  return isSubscriber || hasHeard ? 'none' : 'plenty'
}

/** What the person has been told and has put away: it is not told again in the next chat. */
export const useDismissedVoiceLeft = () => {
  const { queryClient } = useServices()
  return {
    dismissed: useRemembered<VoiceLeft>(dismissedKey),
    dismiss: (left: VoiceLeft): void => void queryClient.setQueryData<VoiceLeft>(dismissedKey, left),
  } as const
}
