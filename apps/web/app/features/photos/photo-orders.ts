import type { Generation, GenerationPage } from '@moonlit/sdk'
import { keys } from '@moonlit/sdk/query'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { Services } from '../../shared/api/services.ts'

type Image = Generation['images'][number]

/** A photo with the order it was made by. */
export interface GeneratedPhoto {
  /** Of all the person's photos. */
  readonly key: string
  readonly image: Image
  readonly order: Generation
}

/** Orders to a page of the gallery. */
const PAGE_SIZE = 20
/** How often an order under way is asked after, in milliseconds. */
const POLL_EVERY = 1000

/** The person's orders, newest first, a page at a time. */
export const ordersQuery = ({ queries }: Pick<Services, 'queries'>) => ({ ...queries.generation.list({ limit: PAGE_SIZE }), staleTime: 0 })

/** How far an order is, asked again and again until it is over. */
export const statusQuery = ({ queries }: Pick<Services, 'queries'>, id: string) => ({
  ...queries.generation.status(id),
  staleTime: 0,
  refetchInterval: ({ state }: { state: { data?: { status: Generation['status'] } | undefined } }) =>
    state.data && isOver(state.data.status) ? false : POLL_EVERY,
  refetchIntervalInBackground: true,
})

export const isOver = (status: Generation['status']): boolean => status === 'done' || status === 'failed'

/** The photos of some orders, in the order they are shown. */
export const photosOf = (orders: readonly Generation[]): GeneratedPhoto[] =>
  orders.flatMap((order) => order.images.map((image) => ({ key: `${order.id}-${image.id}`, image, order })))

/** The orders of all pages that are there; one that moved between two pages while they were fetched stands once. */
export const ordersOf = (list: InfiniteData<GenerationPage> | undefined): Generation[] => [
  ...new Map((list?.pages ?? []).flatMap(({ result }) => result).map((order) => [order.id, order])).values(),
]

type GenerationStatus = Pick<Generation, 'status' | 'images' | 'unmet'>

const without = (images: readonly Image[], { id: gone }: Image): Image[] => images.filter(({ id }) => id !== gone)

/** Takes a deleted photo out of what is shown. When its order went with it, pages have moved, and are asked for again. */
export const forgetPhoto = (queryClient: QueryClient, { order, image }: GeneratedPhoto): void => {
  if (order.images.length <= 1 && isOver(order.status)) void queryClient.invalidateQueries({ queryKey: keys.generation.list() })
  queryClient.setQueriesData<InfiniteData<GenerationPage>>({ queryKey: keys.generation.list() }, (list) =>
    list === undefined
      ? undefined
      : {
          ...list,
          pages: list.pages.map((page) => ({
            ...page,
            result: page.result.map((one) => (one.id === order.id ? { ...one, images: without(one.images, image) } : one)),
          })),
        },
  )
  queryClient.setQueryData<GenerationStatus>(
    keys.generation.status(order.id),
    (status) => status && { ...status, images: without(status.images, image) },
  )
}
