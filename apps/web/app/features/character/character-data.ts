import { ApiError, type Bot, type BotPage } from '@moonlit/sdk'
import { keys } from '@moonlit/sdk/query'
import type { InfiniteData, Query } from '@tanstack/react-query'
import type { Services } from '../../shared/api/services.ts'
import { addresses } from '../../shared/addresses.ts'
import { unavailableBecauseOf } from '../../shared/errors/unavailable.ts'
import { absolute, type Head, type HeadParts } from '../../shared/head/head.ts'
import { currentApiLocale } from '../../shared/i18n/create-i18n.ts'
import { isCardOnly } from '../../shared/character/card-part.ts'
import { sharingVariant, SHARING_SIZE } from '../../shared/pictures.ts'
import type { PageContext } from '../../shared/page/define-page.tsx'

/** The query of a character, in the language in use. */
export const characterQuery = ({ queries, i18n }: Pick<Services, 'queries' | 'i18n'>, slug: string) =>
  queries.bots.one({ slug, lang: currentApiLocale(i18n) })

/** Those who are like a character, in the language in use. [CP-08] */
export const similarQuery = ({ queries, i18n }: Pick<Services, 'queries' | 'i18n'>, slug: string) =>
  queries.bots.similar({ slug, lang: currentApiLocale(i18n) })

/** A card already shown is the character itself: its page then opens at once. */
const fromCards = ({ queryClient, i18n }: Services, slug: string): Bot | undefined => {
  const lang = currentApiLocale(i18n)
  const hasLang = ({ queryKey }: Pick<Query, 'queryKey'>) =>
    queryKey.some((part) => typeof part === 'object' && part !== null && Reflect.get(part, 'lang') === lang)
  const lists = queryClient.getQueriesData<InfiniteData<BotPage>>({ queryKey: keys.bots.list(), predicate: hasLang })
  const similar = queryClient.getQueriesData<Pick<BotPage, 'result'>>({ queryKey: keys.bots.similar(), predicate: hasLang })
  return [...lists.flatMap(([, list]) => list?.pages ?? []), ...similar.flatMap(([, answer]) => answer ?? [])]
    .flatMap(({ result }) => result)
    .find((bot) => bot.slug === slug)
}

/**
 * The character; null when the browser could not be told, so that the page can try again.
 * @throws ApiError with status 404 when there is none; on the server any failure that will pass.
 */
export const fetchCharacter = async (services: Services, slug: string, side: PageContext['side']): Promise<Bot | null> => {
  const query = characterQuery(services, slug)
  const shown = services.queryClient.getQueryData(query.queryKey) === undefined ? fromCards(services, slug) : undefined
  // Of what came with the page a card's part is known; the rest is fetched while that is shown.
  if (shown) services.queryClient.setQueryData(query.queryKey, shown, isCardOnly(shown) ? { updatedAt: 0 } : undefined)
  try {
    return await services.queryClient.query({ ...query, staleTime: 'static' })
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) throw error
    if (side === 'server' && unavailableBecauseOf(error)) throw error
    return null
  }
}

/** For search engines: a profile page of a made-up person. [CP-07] */
const structuredData = (bot: Bot, origin: string, brand: string): Head['data'] => ({
  '@context': 'https://schema.org',
  '@type': 'ProfilePage',
  url: absolute(origin, addresses.character(bot.slug)),
  isPartOf: { '@type': 'WebSite', name: brand, url: origin },
  mainEntity: {
    '@type': 'Person',
    additionalType: 'https://schema.org/FictionalCharacter',
    name: bot.name,
    givenName: bot.firstName,
    description: bot.description,
    image: absolute(origin, bot.imageUrl),
    identifier: bot.slug,
  },
})

const loadedCharacter = (services: Services, slug: string): Bot | undefined =>
  services.queryClient.getQueryData(characterQuery(services, slug).queryKey)

/** Title, description, picture and structured data for sharing and search. [CP-07] [NV-14] */
export const characterHead = (services: Services, slug: string): HeadParts => {
  const { t } = services.i18n
  const bot = loadedCharacter(services, slug)
  if (!bot) return { title: t('common:loading'), description: t('common:crash.text'), path: addresses.character(slug) }
  return {
    title: t('character:head.title', { name: bot.name, age: bot.age }),
    description: t('character:head.description', { name: bot.firstName, description: bot.description }),
    path: addresses.character(slug),
    image: sharingVariant(bot.imageUrl),
    imageAlt: bot.name,
    imageSize: SHARING_SIZE,
    type: 'profile',
    data: structuredData(bot, services.requestContext.origin, t('common:brand')),
  }
}
