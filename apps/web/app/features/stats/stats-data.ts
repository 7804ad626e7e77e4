import { ApiError } from '@moonlit/sdk'
import type { PromoType } from '@moonlit/sdk/rules'
import type { Services } from '../../shared/api/services.ts'
import type { HeadParts } from '../../shared/head/head.ts'
import { currentApiLocale } from '../../shared/i18n/create-i18n.ts'
import type { Range } from './range.ts'

/** The query of the character whose figures are shown, for its name. */
export const statsCharacterQuery = ({ queries, i18n }: Pick<Services, 'queries' | 'i18n'>, slug: string) =>
  queries.bots.one({ slug, lang: currentApiLocale(i18n) })

/** Before the first day of any figures: what is asked for from here on comes with each of its days. */
const FIRST_DAY = '1970-01-01'

/** The query of a character's figures, with those of each day. */
export const characterStatsQuery = ({ queries }: Pick<Services, 'queries'>, slug: string, { from, to, preset }: Range) =>
  queries.stats.bot({ id: slug, ...(preset === 'all' ? { from: FIRST_DAY } : { from, to }) })

/** Whether a failure says that the figures are not this person's to see, or that there are none: the API does not tell which. */
export const isNotShown = (error: unknown): boolean => error instanceof ApiError && error.status === 404

/** Title and description of a character's statistics. */
export const characterStatsHead = (services: Services, slug: string): HeadParts => {
  const { t } = services.i18n
  const name = services.queryClient.getQueryData(statsCharacterQuery(services, slug).queryKey)?.firstName ?? slug
  return { title: t('stats:head.characterTitle', { name }), description: t('stats:head.characterDescription', { name }) }
}

/** Title and description of a traffic source's statistics. */
export const sourceStatsHead = ({ i18n: { t } }: Services, promoType: PromoType): HeadParts => {
  const source = t(`stats:sources.${promoType}`)
  return { title: t('stats:head.sourceTitle', { source }), description: t('stats:head.sourceDescription', { source }) }
}
