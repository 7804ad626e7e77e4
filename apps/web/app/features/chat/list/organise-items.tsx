import type { Dialog as Chat } from '@moonlit/sdk'
import { MenuItem } from '@moonlit/ui/popover-menu'
import { notify, notifyWithUndo } from '@moonlit/ui/toast'
import { Archive, ArchiveRestore, Bell, BellOff, Pin, PinOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useChangeChat, type ChatChange } from './use-change-chat.ts'

const wordOf = ({ isPinned, isMuted }: ChatChange) => {
  if (isPinned !== undefined) return isPinned ? 'organise.pinned' : 'organise.unpinned'
  if (isMuted !== undefined) return isMuted ? 'organise.muted' : 'organise.unmuted'
  return 'organise.unarchived'
}

/** Pinning, muting and archiving a chat, for its menu; what was done is said. */
export function OrganiseItems({ chat }: { chat: Chat }) {
  const { t } = useTranslation('chat')
  const { botName: name, isPinned, isMuted, isArchived } = chat
  const change = useChangeChat(chat, (done) => {
    // It is out of sight then: the way back to it is offered.
    if (done.isArchived === true)
      notifyWithUndo(t('organise.archived', { name }), { undoLabel: t('organise.undo'), onUndo: () => change({ isArchived: false }) })
    else notify(t(wordOf(done), { name }))
  })
  return (
    <>
      <MenuItem icon={isPinned ? <PinOff aria-hidden /> : <Pin aria-hidden />} onSelect={() => change({ isPinned: !isPinned })}>
        {t(isPinned ? 'organise.unpin' : 'organise.pin')}
      </MenuItem>
      <MenuItem icon={isMuted ? <Bell aria-hidden /> : <BellOff aria-hidden />} onSelect={() => change({ isMuted: !isMuted })}>
        {t(isMuted ? 'organise.unmute' : 'organise.mute')}
      </MenuItem>
      <MenuItem icon={isArchived ? <ArchiveRestore aria-hidden /> : <Archive aria-hidden />} onSelect={() => change({ isArchived: !isArchived })}>
        {t(isArchived ? 'organise.unarchive' : 'organise.archive')}
      </MenuItem>
    </>
  )
}
