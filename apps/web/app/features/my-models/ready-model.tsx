import type { Bot } from '@moonlit/sdk'
import { Button } from '@moonlit/ui/button'
import { LinkButton } from '@moonlit/ui/link-button'
import { ChartColumn, ImagePlus, MessageCircle } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { addresses } from '../../shared/addresses.ts'
import { Photos } from '../../shared/character/photos.tsx'
import { Traits } from '../../shared/character/traits.tsx'
import { Section } from '../../shared/errors/section.tsx'
import { formatNumber } from '../../shared/format.ts'
import { useLocale } from '../../shared/i18n/use-locale.ts'
import { useStartChat } from '../../shared/start-chat/start-chat.ts'
import { writeStored } from '../../shared/storage/storage.ts'
import { stored } from '../../shared/storage/stored.ts'
import { Rename } from './rename.tsx'

/** One's own character: photos, data, the chat, its one renaming, and photos of it. [MM-02] */
export function ReadyModel({ bot }: { bot: Bot }) {
  const { t } = useTranslation(['my-models', 'character', 'common'])
  const { locale } = useLocale()
  const { start, pendingSlug } = useStartChat()
  return (
    <div className="mt-3 grid gap-x-12 gap-y-7 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-x-16">
      <Section>
        <Photos bot={bot} />
      </Section>
      <div className="flex min-w-0 flex-col md:pt-2">
        <h1 className="display-type text-[2.5rem] leading-[1.05] wrap-anywhere sm:text-[3.25rem]">
          <bdi>{bot.name}</bdi>
          <span className="font-normal text-muted">
            {t('common:separator')}
            {formatNumber(locale, bot.age)}
          </span>
        </h1>
        <p className="mt-4 max-w-xl text-lg text-pretty text-muted">{bot.description}</p>
        <div className="mt-7 flex flex-wrap gap-3">
          <Button size="lg" state={pendingSlug === bot.slug ? 'loading' : 'idle'} onClick={() => start(bot)} className="max-sm:w-full">
            <MessageCircle aria-hidden />
            {t('chatWith', { name: bot.firstName })}
          </Button>
          <Button asChild size="lg" variant="quiet" className="max-sm:w-full">
            <Link to={addresses.generate} onClick={() => writeStored(stored.photoForOwnCharacter, bot.slug)}>
              <ImagePlus aria-hidden />
              {t('generate')}
            </Link>
          </Button>
        </div>
        <p className="mt-3.5 text-sm text-muted">{t('character:aiNote', { name: bot.firstName })}</p>
        <Rename bot={bot} />
        <LinkButton asChild tone="muted" className="mt-2 min-h-11 self-start">
          <Link to={addresses.characterStats(bot.slug)}>
            <ChartColumn aria-hidden />
            {t('figures', { name: bot.firstName })}
          </Link>
        </LinkButton>
        <section aria-labelledby="about-model" className="mt-10">
          <h2 id="about-model" className="display-type text-title">
            {t('character:about', { name: bot.firstName })}
          </h2>
          <p dir="auto" className="mt-3 max-w-[62ch] text-as-parent leading-relaxed text-pretty whitespace-pre-line text-body/90">
            {bot.bio}
          </p>
        </section>
        <Section>
          <Traits bot={bot} />
        </Section>
      </div>
    </div>
  )
}
