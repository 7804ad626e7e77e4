import { unwrap, type Bot } from '@moonlit/sdk'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useServices } from '../api/services.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { useSessionKind } from '../session/use-session.ts'

const useQueryOfFavourites = () => {
  const { queries } = useServices()
  const { apiLocale } = useLocale()
  return queries.bots.favourites(apiLocale)
}

/** The person's favourites, the last kept first; asked for only by members. [EX-22] */
export const useFavourites = () => {
  const kind = useSessionKind()
  return useQuery({ ...useQueryOfFavourites(), enabled: kind === 'member' })
}

/** Whether a character is one of them; false until they are known. */
export const useIsFavourite = (slug: string): boolean => {
  const kind = useSessionKind()
  const { data = false } = useQuery({
    ...useQueryOfFavourites(),
    enabled: kind === 'member',
    select: ({ result }) => result.some((one) => one.slug === slug),
  })
  return kind === 'member' && data
}

/** Keeps a character as a favourite, or no longer: on the page at once, then at the server. A refusal puts it back. */
export const useSetFavourite = (bot: Bot): ((favourite: boolean) => void) => {
  const { client, queryClient } = useServices()
  const { queryKey } = useQueryOfFavourites()
  const { mutate } = useMutation({
    mutationFn: (favourite: boolean) => unwrap(client.bots.favourite({ params: { slug: bot.slug }, body: { favourite } })),
    onMutate: async (favourite) => {
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(queryKey, (list) => {
        const others = list?.result.filter(({ slug }) => slug !== bot.slug) ?? []
        return { result: favourite ? [bot, ...others] : others }
      })
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  })
  return mutate
}
