import type { Bot } from '@moonlit/sdk'
import { Button } from '@moonlit/ui/button'
import { LockKeyhole, MessageCircle } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { addresses } from '../../shared/addresses.ts'
import { useStartChat } from '../../shared/start-chat/start-chat.ts'

/** The way into the chat; without access, the way to pay for it. On phones it stays at the thumb. [CP-04] [SC-03] */
export function ChatAction({ bot }: { bot: Bot }) {
  const { t } = useTranslation('character')
  const { start, pendingSlug } = useStartChat()
  const name = bot.firstName
  return (
    <>
      <div className="mt-7 max-md:fixed max-md:inset-x-0 max-md:bottom-[calc(4rem+env(safe-area-inset-bottom))] max-md:z-30 max-md:mt-0 max-md:bg-linear-to-t max-md:from-ground max-md:via-ground/85 max-md:to-transparent max-md:px-4 max-md:pt-8 max-md:pb-3">
        {bot.access ? (
          <Button size="lg" state={pendingSlug === bot.slug ? 'loading' : 'idle'} onClick={() => start(bot)} className="max-md:w-full md:min-w-72">
            <MessageCircle aria-hidden />
            {t('startChat', { name })}
          </Button>
        ) : (
          <Button asChild size="lg" className="max-md:w-full md:min-w-72">
            <Link to={addresses.buyCharacter(bot.slug)}>
              <LockKeyhole aria-hidden />
              {t('unlock', { name })}
            </Link>
          </Button>
        )}
      </div>
      <p className="mt-3.5 text-sm text-muted">{bot.access ? t('aiNote', { name }) : t('unlockHint', { name })}</p>
    </>
  )
}
