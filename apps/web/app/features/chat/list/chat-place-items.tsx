import type { Dialog as Chat } from '@moonlit/sdk'
import { MenuItem } from '@moonlit/ui/popover-menu'
import { notifyWithUndo } from '@moonlit/ui/toast'
import { Archive, ArchiveRestore, Bell, BellOff, Pin, PinOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useChangeChat } from './use-change-chat.ts'

/** Where a chat stands in the list, for its menu: on top, silent, out of the way. */
export function ChatPlaceItems({ chat }: { chat: Chat }) {
  const { t } = useTranslation('chat')
  const change = useChangeChat(chat)
  const { botName: name, isPinned, isMuted, isArchived } = chat
  const archive = () => {
    change({ isArchived: true })
    notifyWithUndo(t('place.archived', { name }), { undoLabel: t('place.undo'), onUndo: () => change({ isArchived: false }) })
  }
  return (
    <>
      <MenuItem icon={isPinned ? <PinOff aria-hidden /> : <Pin aria-hidden />} onSelect={() => change({ isPinned: !isPinned })}>
        {t(isPinned ? 'place.unpin' : 'place.pin')}
      </MenuItem>
      <MenuItem icon={isMuted ? <Bell aria-hidden /> : <BellOff aria-hidden />} onSelect={() => change({ isMuted: !isMuted })}>
        {t(isMuted ? 'place.unmute' : 'place.mute')}
      </MenuItem>
      <MenuItem
        icon={isArchived ? <ArchiveRestore aria-hidden /> : <Archive aria-hidden />}
        onSelect={isArchived ? () => change({ isArchived: false }) : archive}
      >
        {t(isArchived ? 'place.unarchive' : 'place.archive')}
      </MenuItem>
    </>
  )
}
