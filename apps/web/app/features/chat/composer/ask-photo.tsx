import { IconButton } from '@moonlit/ui/icon-button'
import { MenuHeading, MenuItem, MenuLink, PopoverMenu } from '@moonlit/ui/popover-menu'
import { Camera, Crown } from 'lucide-react'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { addresses } from '../../../shared/addresses.ts'
import type { MessageAllowance } from '../messages/use-messages.ts'

interface AskPhotoProps {
  name: string
  allowance: MessageAllowance
  /** Sends the words that ask for one. */
  onAsk: (text: string) => void
}

/** Asks the character for a photo, and says before what that costs: nothing with a plan, a free message and a blur without. [CH-15] */
export const AskPhoto = memo(function AskPhoto({ name, allowance, onAsk }: AskPhotoProps) {
  const { t } = useTranslation('chat')
  const isFree = allowance !== 'unlimited'
  const isUsedUp = allowance === 0
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
        {isUsedUp ? t('askPhoto.none') : isFree ? t('askPhoto.costs', { count: allowance }) : t('askPhoto.included')}
        {isFree && !isUsedUp ? ` ${t('askPhoto.blurred')}` : null}
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
      ) : null}
    </PopoverMenu>
  )
})
