import type { ModelsAccess } from '@moonlit/sdk'
import { useQuery } from '@tanstack/react-query'
import { useServices } from '../api/services.ts'
import { createStoredState } from '../storage/stored-state.ts'
import { stored } from '../storage/stored.ts'
import { useSessionKind } from './use-session.ts'

/** A character as far as access to them goes. */
interface Accessible {
  readonly id: string
  readonly isCustom: boolean
  /** Sold by themselves although not custom. */
  readonly isPaidExtra: boolean
}

/** Whether access data open a character: one that is sold by itself by its own entry, all others by the subscription. [RP-02] */
const isOpenTo = ({ custom, notCustom }: ModelsAccess, { id, isCustom, isPaidExtra }: Accessible): boolean =>
  isCustom || isPaidExtra ? custom.includes(id) : notCustom

/** What a member could open when it was last asked for, kept for the next visit. */
export const keptModelsAccess = createStoredState(stored.modelsAccess)

/** Whether the person may open a character, by their access data; undefined until those have come. Those of the last visit stand for them. [NV-13] */
export const useIsOpen = (character: Accessible): boolean | undefined => {
  const { queries } = useServices()
  const isMember = useSessionKind() === 'member'
  const kept = keptModelsAccess.use()
  const { data, isPending } = useQuery({ ...queries.users.access(), enabled: isMember })
  if (!isMember) return false
  const access = data ?? kept
  return access === null ? (isPending ? undefined : false) : isOpenTo(access, character)
}
