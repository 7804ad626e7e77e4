import type { Dialog as Chat } from '@moonlit/sdk'
import { ContextMenu } from '@moonlit/ui/context-menu'
import { IconButton } from '@moonlit/ui/icon-button'
import { MenuDivider, MenuItem, MenuLink, PopoverMenu } from '@moonlit/ui/popover-menu'
import { Ban, Download, EllipsisVertical, Flag, Phone, Search, Trash2, UserRound } from 'lucide-react'
import { useRef, type ReactElement, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { addresses } from '../../shared/addresses.ts'
import { useServices } from '../../shared/api/services.ts'
import { useUser } from '../../shared/session/use-session.ts'
import { OrganiseItems } from './list/organise-items.tsx'
import { useSaveTranscript } from './use-save-transcript.ts'

interface ItemsProps {
  chat: Chat
  onDelete: () => void
  /** Settings of the conversation, above what ends it. */
  settings?: ReactNode
}

function ChatItems({ chat, onDelete, settings }: ItemsProps) {
  const { t } = useTranslation('chat')
  const { overlays } = useServices()
  const { isSubscriber } = useUser()
  const saveTranscript = useSaveTranscript()
  const { chatID, botName: name, botSlug: slug, botImageUrl: imageUrl } = chat
  const character = { slug, firstName: name, imageUrl }
  /** A call is part of Premium: nobody else is promised one. [CH-17] */
  const call = () =>
    void (isSubscriber ? overlays.open('phone-call', { chatID, character }) : overlays.open('upgrade', { missing: 'calls', character }))
  return (
    <>
      <MenuLink icon={<UserRound aria-hidden />} link={<Link to={addresses.character(slug)} />}>
        {t('menu.page')}
      </MenuLink>
      <MenuItem icon={<Search aria-hidden />} onSelect={() => void overlays.open('chat-search', { chatID, name })}>
        {t('menu.search')}
      </MenuItem>
      <MenuItem icon={<Download aria-hidden />} onSelect={() => saveTranscript(chatID)}>
        {t('menu.save')}
      </MenuItem>
      <MenuItem icon={<Phone aria-hidden />} onSelect={call}>
        {t(isSubscriber ? 'menu.call' : 'menu.callPremium')}
      </MenuItem>
      <MenuDivider />
      <OrganiseItems chat={chat} />
      {settings ? (
        <>
          <MenuDivider />
          {settings}
        </>
      ) : null}
      <MenuDivider />
      <MenuItem icon={<Flag aria-hidden />} onSelect={() => void overlays.open('report', { kind: 'character', id: slug, name, slug })}>
        {t('menu.report')}
      </MenuItem>
      <MenuItem icon={<Ban aria-hidden />} onSelect={() => void overlays.open('block', { name, slug })}>
        {t('menu.block')}
      </MenuItem>
      <MenuItem icon={<Trash2 aria-hidden />} tone="danger" onSelect={onDelete}>
        {t('menu.delete')}
      </MenuItem>
    </>
  )
}

interface ChatMenuProps extends ItemsProps {
  size?: 'sm' | 'md'
  className?: string
  /** What opens the menu where it is pressed, too, with the button in it, which says whose chat it is; the button of the chat in sight without. */
  children?: (button: ReactNode) => ReactElement
}

/** What can be done with a chat: see who it is with, look back, ask for a call, pin, mute or archive it, report, block, delete. */
export function ChatMenu({ size = 'md', className, children, ...rest }: ChatMenuProps) {
  const { t } = useTranslation('chat')
  const button = useRef<HTMLButtonElement>(null)
  const items = <ChatItems {...rest} />
  const menu = (
    <PopoverMenu
      trigger={
        <IconButton
          ref={button}
          label={children ? t('menu.label', { name: rest.chat.botName }) : t('menu.here')}
          size={size}
          tooltip="none"
          className={className}
        >
          <EllipsisVertical />
        </IconButton>
      }
    >
      {items}
    </PopoverMenu>
  )
  if (!children) return menu
  return (
    <ContextMenu items={items} button={button} links="menu">
      {children(menu)}
    </ContextMenu>
  )
}
