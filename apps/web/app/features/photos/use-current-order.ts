import { keys } from '@moonlit/sdk/query'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useServices } from '../../shared/api/services.ts'
import { useSessionKind } from '../../shared/session/use-session.ts'
import type { OrderUnderWay } from './running-order.tsx'
import { isOver, ordersOf, ordersQuery, statusQuery } from './photo-orders.ts'

/**
 * The order the page is about: the one just started, or one that was under way when the page was opened, which a reload resumes, in another tab
 * or on another device, too. Asks how far it is until it is over. [PG-03]
 */
export const useCurrentOrder = () => {
  const services = useServices()
  const { queryClient } = services
  const isMember = useSessionKind() === 'member'
  const [started, setOrder] = useState<OrderUnderWay | null>(null)
  const list = useInfiniteQuery({ ...ordersQuery(services), enabled: isMember })
  const orders = ordersOf(list.data)
  const resumed = started || list.isFetching ? undefined : orders.find(({ status }) => !isOver(status))
  useEffect(() => {
    if (resumed) setOrder(resumed)
  }, [resumed])
  const order = started ?? resumed ?? null
  const status = useQuery({ ...statusQuery(services, order?.id ?? ''), enabled: isMember && order !== null })
  const stage = order === null || !isMember ? 'none' : (status.data?.status ?? 'queued')
  const isEnded = isOver(status.data?.status ?? 'queued') && order !== null
  useEffect(() => {
    if (!isEnded) return
    // The photos are in the gallery now; what was set aside for a failed order is there again.
    void queryClient.invalidateQueries({ queryKey: keys.generation.list() })
    void queryClient.invalidateQueries({ queryKey: keys.users.me() })
    void queryClient.invalidateQueries({ queryKey: keys.subscriptions.mine() })
  }, [isEnded, queryClient])
  return { order, setOrder, stage, status: status.data, orders, isKnown: !isMember || !list.isPending }
}
