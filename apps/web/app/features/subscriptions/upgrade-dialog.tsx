import { Avatar } from '@moonlit/ui/avatar'
import { LinkButton } from '@moonlit/ui/link-button'
import { AudioLines, ImagePlus, Images, MessagesSquare, Mic, WandSparkles } from 'lucide-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { addresses } from '../../shared/addresses.ts'
import { useServices } from '../../shared/api/services.ts'
import { formatTerm } from '../../shared/format.ts'
import { useLocale } from '../../shared/i18n/use-locale.ts'
import type { OverlayControls, OverlayProps, UpgradeCharacter } from '../../shared/overlays/overlay-props.ts'
import { useUnlockPrices } from '../../shared/payments/use-unlock-prices.ts'
import { useSessionKind, useUser } from '../../shared/session/use-session.ts'
import { OfferDialog } from './offer-dialog.tsx'

const gains = [
  { key: 'messages', icon: <MessagesSquare /> },
  { key: 'voice', icon: <Mic /> },
  { key: 'photos', icon: <Images /> },
] as const

/** Allowances that packs add to: which pack, and what stands for it where there is no portrait. */
const allowances = {
  voice: { pack: 'voice', icon: <AudioLines /> },
  generations: { pack: 'photo', icon: <ImagePlus /> },
  creations: { pack: 'creation', icon: <WandSparkles /> },
} as const

/** Something has to be paid for to go on: what is missing, and the way to what brings it. [CH-08] [OV-07] */
export default function UpgradeDialog(props: OverlayProps['upgrade'] & OverlayControls) {
  switch (props.missing) {
    case 'voice':
      return <UsedUp missing={props.missing} left={0} character={props.character} close={props.close} />
    case 'generations':
    case 'creations':
      return <UsedUp missing={props.missing} left={props.left ?? 0} character={props.character} close={props.close} />
    case 'chatPhotos':
      return <NoChatPhotos character={props.character} close={props.close} />
    case 'character':
      return <LockedCharacter character={props.character} isTextKept={props.isTextKept} close={props.close} />
    case 'subscription':
      return <NeedsPremium about="messages" character={props.character} isTextKept={props.isTextKept} close={props.close} />
    case 'photos':
    case 'calls':
      return <NeedsPremium about={props.missing} character={props.character} close={props.close} />
  }
}

interface PartProps {
  character: UpgradeCharacter
  isTextKept?: boolean | undefined
  close: () => Promise<void>
}

/**
 * An allowance has ended, or has fewer left than are wanted: Premium renews it, a pack adds to it. Subscribers are led to the packs. Of voice, whoever has no
 * subscription may never have had any: they are told what it takes.
 */
function UsedUp({
  missing,
  left,
  character,
  close,
}: Omit<PartProps, 'character'> & { character: UpgradeCharacter | undefined; missing: keyof typeof allowances; left: number }) {
  const { t } = useTranslation('subscriptions')
  const { isSubscriber } = useUser()
  const { pack, icon } = allowances[missing]
  const isOffer = missing === 'voice' && character !== undefined && !isSubscriber
  const ended = left > 0 ? t('upgrade.fewPhotos', { count: left }) : t(`upgrade.usedUp.${missing}`)
  return (
    <OfferDialog
      figure={character ? <Portrait character={character} /> : <Figure>{icon}</Figure>}
      title={isOffer ? t('upgrade.voiceTitle', { name: character.firstName }) : ended}
      text={isSubscriber ? t('upgrade.packs') : isOffer ? t('upgrade.voice') : t('upgrade.plansAndPacks')}
      laterLabel={t('upgrade.later')}
      actionLabel={isSubscriber ? t('upgrade.packsAction') : t('upgrade.action')}
      to={isSubscriber ? addresses.packs(pack) : addresses.premium}
      close={close}
    >
      {isSubscriber ? null : (
        <p className="text-center">
          <LinkButton asChild>
            <Link to={addresses.packs(pack)}>{t('upgrade.packsAction')}</Link>
          </LinkButton>
        </p>
      )}
      <GuestNote />
    </OfferDialog>
  )
}

/** The character is sold by themselves. */
function LockedCharacter({ character, isTextKept, close }: PartProps) {
  const { t } = useTranslation('subscriptions')
  const { firstName: name, slug } = character
  const { character: price } = useUnlockPrices()
  return (
    <OfferDialog
      figure={<Portrait character={character} />}
      title={t('upgrade.title', { name })}
      text={t('upgrade.character', { name })}
      laterLabel={t('upgrade.later')}
      actionLabel={price === undefined ? t('upgrade.unlock', { name }) : t('character.buy', { name, price })}
      to={addresses.buyCharacter(slug)}
      close={close}
    >
      {isTextKept ? <Kept /> : null}
    </OfferDialog>
  )
}

/** A subscriber's photos of the month are used up, in all chats: when there are new ones, and where others can be had. */
function NoChatPhotos({ character, close }: PartProps) {
  const { t } = useTranslation('subscriptions')
  const { queries } = useServices()
  const { locale } = useLocale()
  const { user } = useUser()
  const { data } = useQuery(queries.subscriptions.mine())
  const from = data?.allowancesRenewAt
  return (
    <OfferDialog
      figure={<Portrait character={character} />}
      title={t('upgrade.chatPhotosTitle')}
      text={t('upgrade.chatPhotos')}
      laterLabel={t('upgrade.later')}
      actionLabel={user?.photoLimit ? t('upgrade.chatPhotosAction') : t('upgrade.chatPhotosPacks')}
      to={user?.photoLimit ? addresses.generate : addresses.packs('photo')}
      close={close}
    >
      {data ? (
        <p role="status" className="text-center">
          {from ? t('upgrade.chatPhotosFrom', { date: formatTerm(locale, from) }) : t('upgrade.chatPhotosEnd')}
        </p>
      ) : null}
    </OfferDialog>
  )
}

/** The free messages are used up, a photo came blurred, or a call was asked for. */
function NeedsPremium({ about, character, isTextKept, close }: PartProps & { about: 'messages' | 'photos' | 'calls' }) {
  const { t } = useTranslation('subscriptions')
  const name = character.firstName
  const words = {
    messages: { title: t('upgrade.title', { name }), text: t('upgrade.subscription', { name }) },
    photos: { title: t('upgrade.photosTitle', { name }), text: t('upgrade.photos') },
    calls: { title: t('upgrade.callsTitle', { name }), text: t('upgrade.calls', { name }) },
  }[about]
  return (
    <OfferDialog
      figure={<Portrait character={character} />}
      title={words.title}
      text={words.text}
      laterLabel={t('upgrade.later')}
      actionLabel={t('upgrade.action')}
      to={addresses.premium}
      close={close}
    >
      <ul className="flex flex-col gap-3.5 rounded-card bg-veil p-5">
        {gains.map(({ key, icon }) => (
          <li key={key} className="flex items-center gap-3.5">
            <span aria-hidden className="flex shrink-0 text-amber-text [&>svg]:size-5">
              {icon}
            </span>
            {t(`upgrade.gain.${key}`)}
          </li>
        ))}
      </ul>
      {isTextKept ? <Kept /> : null}
      <GuestNote />
    </OfferDialog>
  )
}

function Portrait({ character: { firstName, imageUrl } }: Pick<PartProps, 'character'>) {
  return <Avatar alt="" name={firstName} src={imageUrl} size="xl" className="rounded-full shadow-accent max-sm:size-16" />
}

function Figure({ children }: { children: ReactNode }) {
  return (
    <span aria-hidden className="flex size-16 items-center justify-center rounded-full accent-fill shadow-accent [&>svg]:size-7">
      {children}
    </span>
  )
}

/** What a guest needs for it, and that nothing of theirs is lost. */
function GuestNote() {
  const { t } = useTranslation('subscriptions')
  return useSessionKind() === 'guest' ? <p className="mt-4 text-center text-caption text-muted">{t('upgrade.account')}</p> : null
}

/** The message that could not be sent waits in the composer. */
function Kept() {
  const { t } = useTranslation('subscriptions')
  return <p className="mt-4 text-center text-caption text-muted">{t('upgrade.kept')}</p>
}
