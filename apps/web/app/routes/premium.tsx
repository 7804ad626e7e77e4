import { ApiError } from '@moonlit/sdk'
import { isSlug } from '@moonlit/sdk/rules'
import { PlansScreen } from '../features/subscriptions/plans-screen.tsx'
import { addresses, promoTypeOf, PROMO_TYPE_PARAM } from '../shared/addresses.ts'
import { throwNotFound } from '../shared/errors/not-found.ts'
import { unlessRefused } from '../shared/errors/unavailable.ts'
import { currentApiLocale } from '../shared/i18n/create-i18n.ts'
import { definePage } from '../shared/page/define-page.tsx'

const page = definePage({
  namespaces: ['subscriptions'],
  load: async ({ services: { i18n, queries, queryClient }, params: { slug }, url }) => {
    const promoType = promoTypeOf(url.searchParams.get(PROMO_TYPE_PARAM) ?? undefined)
    if (slug === undefined) return { promoType, slug, bot: null }
    if (!isSlug(slug)) return throwNotFound()
    try {
      const bot = await unlessRefused(queryClient.query({ ...queries.bots.one({ slug, lang: currentApiLocale(i18n) }), staleTime: 'static' }))
      return { promoType, slug, bot }
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) throwNotFound()
      throw error
    }
  },
  head: ({ services: { i18n }, data: { bot } }) =>
    bot
      ? { title: i18n.t('subscriptions:head.characterTitle', { name: bot.firstName }), description: i18n.t('subscriptions:head.description') }
      : { title: i18n.t('subscriptions:head.title'), description: i18n.t('subscriptions:head.description'), path: addresses.premium },
  Screen: ({ data: { promoType, slug, bot } }) => <PlansScreen key={slug} promoType={promoType} slug={slug} known={bot} />,
})

export const loader = page.loader
export const clientLoader = page.clientLoader
export const meta = page.meta
export const handle = page.handle
export default page.Component
