import { Avatar } from '@moonlit/ui/avatar'
import { Images, MessagesSquare, Mic } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { addresses } from '../../shared/addresses.ts'
import type { OverlayControls, OverlayProps } from '../../shared/overlays/overlay-props.ts'
import { OfferDialog } from './offer-dialog.tsx'

const gains = [
  { key: 'messages', icon: <MessagesSquare /> },
  { key: 'voice', icon: <Mic /> },
  { key: 'photos', icon: <Images /> },
] as const

/** The chat needs a payment to go on: what is missing, and the way to it. The message waits in the composer. [CH-08] [OV-07] */
export default function UpgradeDialog({ missing, character: { firstName: name, slug, imageUrl }, close }: OverlayProps['upgrade'] & OverlayControls) {
  const { t } = useTranslation('subscriptions')
  return (
    <OfferDialog
      figure={<Avatar alt="" name={name} src={imageUrl} size="xl" className="rounded-full shadow-accent max-sm:size-16" />}
      title={t('upgrade.title', { name })}
      text={missing === 'character' ? t('upgrade.character', { name }) : t('upgrade.subscription', { name })}
      laterLabel={t('upgrade.later')}
      actionLabel={missing === 'character' ? t('upgrade.unlock', { name }) : t('upgrade.action')}
      to={missing === 'character' ? addresses.buyCharacter(slug) : addresses.premium}
      close={close}
    >
      {missing === 'subscription' ? (
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
      ) : null}
      <p className="mt-4 text-center text-caption text-muted">{t('upgrade.kept')}</p>
    </OfferDialog>
  )
}
