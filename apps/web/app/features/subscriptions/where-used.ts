import type { PaymentOutcome } from '@moonlit/sdk'
import type { TFunction } from 'i18next'
import { addresses } from '../../shared/addresses.ts'

/** Where what was bought is used, and what the way there is called. [PY-06] [PY-07] */
export const whereUsed = (
  t: TFunction<['subscriptions', 'common']>,
  { kind, planId, slug }: Pick<PaymentOutcome, 'kind' | 'planId' | 'slug'>,
): { readonly to: string; readonly label: string } => {
  switch (kind) {
    case 'subscription':
      return { to: addresses.explore, label: t('common:action.explore') }
    case 'character':
      return { to: slug === undefined ? addresses.explore : addresses.character(slug), label: t('subscriptions:success.toCharacter') }
    case 'characterPhoto':
      return { to: slug === undefined ? addresses.explore : addresses.photoForSale(slug, planId), label: t('subscriptions:success.toPhoto') }
    case 'voice':
      return { to: addresses.chats, label: t('subscriptions:success.toChats') }
    case 'photo':
      return { to: addresses.generate, label: t('subscriptions:success.toGenerate') }
    case 'creation':
      return { to: addresses.create, label: t('subscriptions:success.toCreate') }
  }
}
