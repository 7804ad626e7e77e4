import type { Services } from '../../shared/api/services.ts'
import { currentApiLocale } from '../../shared/i18n/create-i18n.ts'

/** Characters shown beside the words: one in front, one at each side. */
export const SHOWN = 3

/** The query of the first characters of the catalogue. */
export const charactersQuery = ({ queries, i18n, requestContext }: Pick<Services, 'queries' | 'i18n' | 'requestContext'>) => ({
  ...queries.bots.list({ limit: SHOWN, gender: requestContext.exploreGender, lang: currentApiLocale(i18n) }),
  staleTime: 30 * 60_000,
})

/** For the server: the characters, so that their pictures are in the HTML. Without them the page says the same. */
export const fetchCharacters = async (services: Services): Promise<void> => {
  await services.queryClient.infiniteQuery(charactersQuery(services)).catch(() => undefined)
}
