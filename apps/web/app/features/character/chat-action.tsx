import type { Bot } from '@moonlit/sdk'
import { Button } from '@moonlit/ui/button'
import { EndOfPart } from '@moonlit/ui/end-of-part'
import { LinkButton } from '@moonlit/ui/link-button'
import { LockKeyhole, MessageCircle } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { IS_SERVER } from '../../env.ts'
import { addresses } from '../../shared/addresses.ts'
import { useLateUnlockPrice } from '../../shared/payments/late-unlock-price.tsx'
import { useStartChat } from '../../shared/start-chat/start-chat.ts'

/** The way into the chat; without access, the way to pay for it, with its price. On phones it stays at the thumb. [CP-04] [SC-03] */
export function ChatAction({ bot }: { bot: Bot }) {
  const { t } = useTranslation(['character', 'common'])
  const { start, pendingSlug } = useStartChat()
  const { price, lookup } = useLateUnlockPrice(!bot.access)
  // What else stands at the foot of a phone leaves room for it (app.css).
  useEffect(() => {
    document.documentElement.dataset.chatAction = ''
    return () => {
      delete document.documentElement.dataset.chatAction
    }
  }, [])
  const name = bot.firstName
  return (
    <>
      <div className="when-whole mt-7 max-md:tall:fixed max-md:tall:inset-x-0 max-md:tall:bottom-[calc(4rem+env(safe-area-inset-bottom)+var(--notice-space))] max-md:tall:z-30 max-md:tall:mt-0 max-md:tall:bg-linear-to-t max-md:tall:from-ground max-md:tall:via-ground/85 max-md:tall:to-transparent max-md:tall:px-4 max-md:tall:pt-8 max-md:tall:pb-3">
        {/* Nobody can be written to without scripts. */}
        <noscript>
          {IS_SERVER ? (
            <p className="max-w-xl rounded-card bg-raised p-4 text-sm">
              {t('noScript', { name })}{' '}
              <LinkButton asChild>
                <Link to={addresses.character(bot.slug)}>{t('common:action.reload')}</Link>
              </LinkButton>
            </p>
          ) : null}
        </noscript>
        {bot.access ? (
          <Button size="lg" state={pendingSlug === bot.slug ? 'loading' : 'idle'} onClick={() => start(bot)} className="max-md:w-full md:min-w-72">
            <MessageCircle aria-hidden />
            {t('startChat', { name })}
          </Button>
        ) : (
          <Button asChild size="lg" className="max-md:w-full md:min-w-72">
            <Link to={addresses.buyCharacter(bot.slug)}>
              <LockKeyhole aria-hidden />
              {price === undefined ? t('unlock', { name }) : t('common:card.unlockNameFor', { name, price })}
            </Link>
          </Button>
        )}
        <EndOfPart />
      </div>
      {lookup}
      <p className="mt-3.5 text-sm text-muted">{bot.access ? t('aiNote', { name }) : t('unlockHint', { name })}</p>
    </>
  )
}
