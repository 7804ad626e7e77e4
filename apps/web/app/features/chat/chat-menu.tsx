import { IconButton } from '@moonlit/ui/icon-button'
import { MenuDivider, MenuItem, MenuLink, PopoverMenu } from '@moonlit/ui/popover-menu'
import { EllipsisVertical, Trash2, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { addresses } from '../../shared/addresses.ts'

interface ChatMenuProps {
  name: string
  slug: string
  size?: 'sm' | 'md'
  onDelete: () => void
  /** Settings of the conversation, above what ends it. */
  settings?: ReactNode
  className?: string
}

/** What can be done with a dialog: see who it is with, delete it. */
export function ChatMenu({ name, slug, size = 'md', onDelete, settings, className }: ChatMenuProps) {
  const { t } = useTranslation('chat')
  return (
    <PopoverMenu
      trigger={
        <IconButton label={t('menu.label', { name })} size={size} tooltip="none" className={className}>
          <EllipsisVertical />
        </IconButton>
      }
    >
      <MenuLink icon={<UserRound aria-hidden />} link={<Link to={addresses.character(slug)} />}>
        {t('menu.page')}
      </MenuLink>
      {settings ? (
        <>
          <MenuDivider />
          {settings}
          <MenuDivider />
        </>
      ) : null}
      <MenuItem icon={<Trash2 aria-hidden />} tone="danger" onSelect={onDelete}>
        {t('menu.delete')}
      </MenuItem>
    </PopoverMenu>
  )
}
