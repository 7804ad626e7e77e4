import { IconButton } from '@moonlit/ui/icon-button'
import { MenuHeading, MenuItem, MenuLink, PopoverMenu } from '@moonlit/ui/popover-menu'
import { Camera, Crown, ImagePlus } from 'lucide-react'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { addresses } from '../../../shared/addresses.ts'
import { useUser } from '../../../shared/session/use-session.ts'
import { useMessageCost } from '../messages/use-message-cost.ts'
import type { MessageAllowance } from '../messages/use-messages.ts'

interface AskPhotoProps {
  name: string
  allowance: MessageAllowance
  /** Photos of this month that are left of the plan; null without one. */
  photosLeft: number | null
  /** Sends the words that ask for one. */
  onAsk: (text: string) => void
}

/** Asks the character for a photo, and says before what that costs: one of the month's photos with a plan, a free message and a blur without. [CH-15] */
export const AskPhoto = memo(function AskPhoto({ name, allowance, photosLeft, onAsk }: AskPhotoProps) {
  const { t } = useTranslation('chat')
  const { user } = useUser()
  const cost = useMessageCost(allowance)
  const isFree = cost !== null
  const isUsedUp = allowance === 0 || (!isFree && photosLeft === 0)
  return (
    <PopoverMenu
      align="start"
      side="top"
      className="max-w-72"
      trigger={
        <IconButton label={t('askPhoto.label')}>
          <Camera />
        </IconButton>
      }
    >
      <MenuHeading className="text-pretty">
        {isFree
          ? isUsedUp
            ? cost
            : `${cost} ${t('askPhoto.blurred')}`
          : isUsedUp
            ? t('askPhoto.usedUp')
            : `${t('askPhoto.included')}${photosLeft === null ? '' : ` ${t('askPhoto.left', { count: photosLeft })}`}`}
      </MenuHeading>
      {isUsedUp ? null : (
        <MenuItem icon={<Camera aria-hidden />} onSelect={() => onAsk(t('askPhoto.message'))}>
          {t('askPhoto.ask', { name })}
        </MenuItem>
      )}
      {isFree ? (
        <MenuLink icon={<Crown aria-hidden />} link={<Link to={addresses.premium} />}>
          {t('askPhoto.plans')}
        </MenuLink>
      ) : isUsedUp ? (
        // Whoever has no generation left would find nothing to do there.
        <MenuLink icon={<ImagePlus aria-hidden />} link={<Link to={user?.photoLimit ? addresses.generate : addresses.packs('photo')} />}>
          {user?.photoLimit ? t('askPhoto.generate') : t('askPhoto.packs')}
        </MenuLink>
      ) : null}
    </PopoverMenu>
  )
})
