import type { Bot } from '@moonlit/sdk'
import { EmptyState } from '@moonlit/ui/empty-state'
import { Skeleton } from '@moonlit/ui/skeleton'
import type { PromoType } from '@moonlit/sdk/rules'
import { useQuery } from '@tanstack/react-query'
import { Gem } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IS_SERVER } from '../../env.ts'
import { useServices } from '../../shared/api/services.ts'
import { FailedQuery } from '../../shared/errors/failed-query.tsx'
import { Section } from '../../shared/errors/section.tsx'
import { LatePart } from '../../shared/hydration/late-part.tsx'
import { lazyPart } from '../../shared/net/lazy-part.ts'
import { LatePriceNote } from '../../shared/payments/late-price-note.tsx'
import { useSourceVisit } from '../../shared/promo/use-source-visit.ts'
import { useLocale } from '../../shared/i18n/use-locale.ts'
import { useSessionKind } from '../../shared/session/use-session.ts'
import { ActivePlan } from './active-plan.tsx'
import { CharacterOffer } from './character-offer.tsx'
import { PlanChooser } from './plan-chooser.tsx'
import { PlanQuestions } from './plan-questions.tsx'
import { usePlans, usePromoCode, usePromoSource } from './plans-data.ts'
import { PremiumHero } from './premium-hero.tsx'

/** Below all that is seen first: its code comes after the page's own. */
const Packs = lazyPart(() => import('./packs.tsx'))

interface PlansScreenProps {
  /** The traffic source whose plans are offered. */
  promoType: PromoType | undefined
  /** The character who is sold, or who led here, as far as the server could tell. */
  slug: string | undefined
  known: Bot | null
}

/** Everything that is for sale: plans, packs, and a character by themselves; each price is the one that is charged. [PY-01] [PY-02] [PY-04] [RT-06] */
export function PlansScreen({ promoType: named, slug, known }: PlansScreenProps) {
  const { t } = useTranslation(['subscriptions', 'errors'])
  const { queries } = useServices()
  const { apiLocale } = useLocale()
  // Where the server was not told about the character, the session has to be renewed first.
  const { data: told = null } = useQuery({
    ...queries.bots.one({ slug: slug ?? '', lang: apiLocale }),
    enabled: slug !== undefined && known === null,
  })
  const bot = known ?? told
  const isMember = useSessionKind() === 'member'
  const code = usePromoCode()
  const { promoType, remove: removeSource } = usePromoSource(named)
  useSourceVisit(named)
  const { data: mine, isPending: isMinePending } = useQuery({ ...queries.subscriptions.mine(), enabled: isMember })
  const { plans, characterPlan, failed, isOfSource } = usePlans({ promoType, promoCode: code.applied?.code, isReady: !code.isChecking })
  const isLocked = bot !== null && (bot.isCustom || bot.isPaidExtra)
  const endsAt = isMember && mine?.state === 'active' ? mine.subscriptionEndDate : null
  const isKnown = plans !== undefined && !(isMember && isMinePending)
  return (
    <div className="mx-auto w-full max-w-[72rem] page-edges pt-4 pb-8 lg:pt-8">
      {isLocked ? null : <PremiumHero bot={bot} />}
      <LatePriceNote />
      {isLocked ? <CharacterOffer bot={bot} plan={characterPlan} promoCode={code.applied?.code} promoType={promoType} /> : null}
      {code.refused?.from === 'elsewhere' ? (
        <p role="status" className="mt-6 rounded-card bg-veil px-5 py-4 text-pretty">
          {t(code.refused.why === 'promo_code_used' ? 'code.used' : 'code.unknown', { code: code.refused.code })}
        </p>
      ) : null}
      <section aria-labelledby="plans" className={isLocked ? 'mt-16' : 'mt-8 lg:mt-10'}>
        <h2 id="plans" className={isLocked ? 'display-type text-title' : 'sr-only'}>
          {isLocked ? t('plans.besides') : t('plans.title')}
        </h2>
        {isLocked ? <p className="mt-2 max-w-xl text-pretty text-muted">{t('plans.besidesText')}</p> : null}
        <div className={isLocked ? 'mt-6' : undefined}>
          <noscript>{IS_SERVER ? <p className="rounded-card bg-raised p-4 text-sm">{t('noScript')}</p> : null}</noscript>
          {failed ? (
            <FailedQuery query={failed} layout="inline" />
          ) : endsAt !== null ? (
            <ActivePlan endsAt={endsAt} />
          ) : !isKnown ? (
            <PlansSkeleton />
          ) : plans.length === 0 ? (
            <EmptyState size="pane" figure={<Gem />} title={t('plans.none')} text={t('plans.noneText')} />
          ) : (
            <PlanChooser plans={plans} promoType={promoType} slug={slug} code={code} isOfSource={isOfSource} onRemoveSource={removeSource} />
          )}
        </div>
      </section>
      <Section>
        <LatePart fallback={null}>
          <Packs promoType={promoType} />
        </LatePart>
      </Section>
      <PlanQuestions />
    </div>
  )
}

/** As high as what comes in its place: the choice, three plans and what they include, beside the order. */
function PlansSkeleton() {
  return (
    <div aria-busy className="noscript:hidden grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-8">
      <div className="flex flex-col gap-3">
        <Skeleton className="h-6 w-40 rounded-full bg-surface" />
        {[0, 1, 2].map((row) => (
          <Skeleton key={row} className="h-29 rounded-card bg-surface" />
        ))}
        <Skeleton className="mt-3 h-56 rounded-card bg-surface sm:h-24 lg:h-35" />
      </div>
      <Skeleton className="h-93 rounded-panel bg-surface" />
    </div>
  )
}
