import { useQuery } from '@tanstack/react-query'
import { useServices } from '../../shared/api/services.ts'

/** How often one looks whether a character is ready, in milliseconds. */
const LOOK_EVERY = 1500

/** The person's own characters; asked for anew while one of them is being created, and when one looks again: another device may have changed them. [MM-01] */
export const useMyModels = () => {
  const { queries } = useServices()
  return useQuery({
    ...queries.bots.mine(),
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => (state.data?.result.some((bot) => bot.state === 'creating') ? LOOK_EVERY : false),
  })
}
