import type { Message } from '@moonlit/sdk'
import { IconButton } from '@moonlit/ui/icon-button'
import { MenuItem, PopoverMenu } from '@moonlit/ui/popover-menu'
import { notify } from '@moonlit/ui/toast'
import { Copy, Ellipsis, Flag, Pencil, RefreshCw } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../../shared/api/services.ts'
import { useErrorToast } from '../../../shared/errors/use-error-toast.ts'

interface MessageMenuProps {
  message: Message
  name: string
  slug: string
  /** What may be said differently. */
  redo: 'edit' | 'renew' | null
  onEdit: () => void
  onRenew: () => void
}

/** What can be done with one message: copy its text, say it differently while it is the last, report it. Quiet until one points at the message or comes to it by keyboard. [CH-24] */
export function MessageMenu({ message: { messageID, isBot, text }, name, slug, redo, onEdit, onRenew }: MessageMenuProps) {
  const { t } = useTranslation('chat')
  const { overlays } = useServices()
  const showError = useErrorToast()
  const leads = useRef(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      notify(t('message.copied'))
    } catch (error) {
      showError(error)
    }
  }
  return (
    <PopoverMenu
      align={isBot ? 'start' : 'end'}
      onClosed={(event) => {
        // Whoever goes on in the composer stays there.
        if (leads.current) event.preventDefault()
        leads.current = false
      }}
      trigger={
        <IconButton
          label={t('message.more')}
          size="sm"
          tooltip="none"
          className="opacity-0 transition-opacity group-hover/message:opacity-100 focus-visible:opacity-100 data-[state=open]:opacity-100 pointer-coarse:size-11 pointer-coarse:opacity-60"
        >
          <Ellipsis />
        </IconButton>
      }
    >
      {text ? (
        <MenuItem icon={<Copy aria-hidden />} onSelect={() => void copy()}>
          {t('message.copy')}
        </MenuItem>
      ) : null}
      {redo === 'edit' ? (
        <MenuItem
          icon={<Pencil aria-hidden />}
          onSelect={() => {
            leads.current = true
            onEdit()
          }}
        >
          {t('message.edit')}
        </MenuItem>
      ) : null}
      {redo === 'renew' ? (
        <MenuItem icon={<RefreshCw aria-hidden className="rtl:-scale-x-100" />} onSelect={onRenew}>
          {t('message.anotherReply')}
        </MenuItem>
      ) : null}
      {isBot ? (
        <MenuItem icon={<Flag aria-hidden />} onSelect={() => void overlays.open('report', { kind: 'message', id: messageID, name, slug })}>
          {t('message.report')}
        </MenuItem>
      ) : null}
    </PopoverMenu>
  )
}
