import type { ModelsAccess } from '@moonlit/sdk'
import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useServices } from '../api/services.ts'
import { readStored } from '../storage/storage.ts'
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

const never = () => () => undefined

/** Whether the person may open a character, by their access data; undefined until those have come. Those of the last visit stand for them. [NV-13] */
export const useIsOpen = (character: Accessible): boolean | undefined => {
  const { queries } = useServices()
  const isMember = useSessionKind() === 'member'
  // The server does not know what the browser keeps, and its page is taken over as it is.
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const { data, isPending } = useQuery({
    ...queries.users.access(),
    enabled: isMember,
    placeholderData: () => (isInBrowser ? (readStored(stored.modelsAccess) ?? undefined) : undefined),
  })
  if (!isMember) return false
  return data === undefined ? (isPending ? undefined : false) : isOpenTo(data, character)
}
