import type { Bot } from '@moonlit/sdk'
import { Button } from '@moonlit/ui/button'
import { CharacterCard } from '@moonlit/ui/character-card'
import { Spinner } from '@moonlit/ui/spinner'
import { MessageCircle, RotateCcw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { addresses } from '../../shared/addresses.ts'
import { formatNumber } from '../../shared/format.ts'
import { useLocale } from '../../shared/i18n/use-locale.ts'
import { smallVariant } from '../../shared/pictures.ts'
import { useStartChat } from '../../shared/start-chat/start-chat.ts'
import { useTryAgain } from './use-try-again.ts'

/** One's own character among the others: ready to chat, still being created, or failed, with the way to try again. [MM-01] */
export function ModelCard({ bot }: { bot: Bot }) {
  const { t } = useTranslation(['my-models', 'common'])
  const { locale } = useLocale()
  const { start, pendingSlug } = useStartChat()
  const tryAgain = useTryAgain()
  const actions = {
    ready: (
      <Button
        variant="card"
        state={pendingSlug === bot.slug ? 'loading' : 'idle'}
        onClick={() => start(bot)}
        aria-label={t('chatWith', { name: bot.firstName })}
      >
        <MessageCircle aria-hidden />
        {t('chat')}
      </Button>
    ),
    creating: (
      <span className="flex min-h-11 items-center justify-center">
        <Spinner />
      </span>
    ),
    failed: (
      <Button variant="card" onClick={() => tryAgain(bot)} aria-label={t('tryAgainWith', { name: bot.firstName })}>
        <RotateCcw aria-hidden />
        {t('tryAgain')}
      </Button>
    ),
  }
  return (
    <CharacterCard
      name={bot.name}
      age={formatNumber(locale, bot.age)}
      separator={t('common:separator')}
      description={bot.state === 'ready' ? bot.description : t(`state.${bot.state}`)}
      photo={{ src: bot.imageUrl, small: smallVariant(bot.imageUrl), alt: '' }}
      link={<Link to={addresses.myCharacter(bot.slug)} />}
      action={actions[bot.state]}
      headingLevel="h2"
      className={bot.state === 'creating' ? '[&_img]:blur-md' : undefined}
    />
  )
}
