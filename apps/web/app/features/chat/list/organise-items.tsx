import type { Dialog as Chat } from '@moonlit/sdk'
import { MenuItem } from '@moonlit/ui/popover-menu'
import { notifyWithUndo } from '@moonlit/ui/toast'
import { Archive, ArchiveRestore, Bell, BellOff, Pin, PinOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useChangeChat } from './use-change-chat.ts'

/** Pinning, muting and archiving a chat, for its menu. */
export function OrganiseItems({ chat }: { chat: Chat }) {
  const { t } = useTranslation('chat')
  const change = useChangeChat(chat)
  const { botName: name, isPinned, isMuted, isArchived } = chat
  const archive = () => {
    change({ isArchived: true })
    notifyWithUndo(t('organise.archived', { name }), { undoLabel: t('organise.undo'), onUndo: () => change({ isArchived: false }) })
  }
  return (
    <>
      <MenuItem icon={isPinned ? <PinOff aria-hidden /> : <Pin aria-hidden />} onSelect={() => change({ isPinned: !isPinned })}>
        {t(isPinned ? 'organise.unpin' : 'organise.pin')}
      </MenuItem>
      <MenuItem icon={isMuted ? <Bell aria-hidden /> : <BellOff aria-hidden />} onSelect={() => change({ isMuted: !isMuted })}>
        {t(isMuted ? 'organise.unmute' : 'organise.mute')}
      </MenuItem>
      <MenuItem
        icon={isArchived ? <ArchiveRestore aria-hidden /> : <Archive aria-hidden />}
        onSelect={isArchived ? () => change({ isArchived: false }) : archive}
      >
        {t(isArchived ? 'organise.unarchive' : 'organise.archive')}
      </MenuItem>
    </>
  )
}
