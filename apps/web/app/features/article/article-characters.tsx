import type { Bot } from '@moonlit/sdk'
import { Button } from '@moonlit/ui/button'
import { MessageCircle } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { addresses } from '../../shared/addresses.ts'
import { ExploreCard } from '../../shared/character/explore-card.tsx'
import { useStartChat } from '../../shared/start-chat/start-chat.ts'

/** The place of those who stand below the fold, where no picture is urgent. */
const BELOW_FOLD = 20

/** The way from an article into a chat: one character, and the button that begins. [PB-02] */
export function TalkTo({ bot, className }: { bot: Bot; className: string }) {
  const { t } = useTranslation('article')
  const { start, pendingSlug } = useStartChat()
  const name = bot.firstName
  return (
    <section aria-labelledby="talk" className={`rounded-panel panel-fill p-5 print:hidden ${className}`}>
      <h2 id="talk" className="display-type text-title">
        {t('talk.title')}
      </h2>
      <div className="mt-4 grid gap-4 max-lg:grid-cols-[minmax(0,9rem)_minmax(0,1fr)] max-lg:grid-rows-[1fr_auto_auto_1fr]">
        <div className="max-lg:col-start-1 max-lg:row-span-4 max-lg:row-start-1">
          <ExploreCard bot={bot} place={0} headingLevel="h3" variant="portrait" />
        </div>
        <p className="text-sm text-pretty text-muted max-lg:col-start-2 max-lg:row-start-2">{t('talk.text', { name })}</p>
        <Button
          size="lg"
          width="full"
          state={pendingSlug === bot.slug ? 'loading' : 'idle'}
          onClick={() => start(bot)}
          className="max-lg:col-start-2 max-lg:row-start-3 max-sm:col-span-2 max-sm:col-start-1 max-sm:row-start-5"
        >
          <MessageCircle aria-hidden />
          {t('talk.action', { name })}
        </Button>
      </div>
    </section>
  )
}

/** A strip of characters, and the way to all of them. [PB-02] */
export function CharacterStrip({ bots }: { bots: readonly Bot[] }) {
  const { t } = useTranslation('article')
  return (
    <section aria-labelledby="others" className="mt-20 print:hidden">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 id="others" className="display-type text-title">
          {t('talk.others')}
        </h2>
        <Button asChild variant="quiet">
          <Link to={addresses.explore}>{t('talk.all')}</Link>
        </Button>
      </div>
      <ul className="mt-6 grid grid-cols-2 gap-2.5 sm:gap-4 md:grid-cols-4">
        {bots.map((bot) => (
          <li key={bot.slug} className="min-w-0">
            <ExploreCard bot={bot} place={BELOW_FOLD} headingLevel="h3" />
          </li>
        ))}
      </ul>
    </section>
  )
}
