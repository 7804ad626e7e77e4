import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useServices } from '../../shared/api/services.ts'
import { isOver, ordersOf, ordersQuery, photosOf } from './photo-orders.ts'

/** The person's photos, newest first, as far as their pages were fetched, and the query that fetches more. */
export const useGeneratedPhotos = () => {
  const list = useInfiniteQuery(ordersQuery(useServices()))
  const { data } = list
  const { photos, isUnderWay } = useMemo(() => {
    const orders = ordersOf(data)
    return { photos: photosOf(orders), isUnderWay: orders.some(({ status }) => !isOver(status)) }
  }, [data])
  return { photos, isUnderWay, list }
}
