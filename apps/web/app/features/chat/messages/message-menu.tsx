import type { Message } from '@moonlit/sdk'
import { ContextMenu } from '@moonlit/ui/context-menu'
import { IconButton } from '@moonlit/ui/icon-button'
import { REACTIONS, type Reaction } from '@moonlit/sdk/rules'
import { MenuDivider, MenuItem, MenuSigns, PopoverMenu } from '@moonlit/ui/popover-menu'
import { Copy, Ellipsis, Flag, Pencil, RefreshCw, Reply, Trash2 } from 'lucide-react'
import { useRef, useState, type ReactElement, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../../shared/api/services.ts'
import { useCopy } from '../../../shared/copy/use-copy.ts'
import { REACTION_SIGNS } from './reaction-signs.ts'
import { useMessageCost } from './use-message-cost.ts'
import { useMessageAllowance } from './use-messages.ts'

interface ItemsProps {
  chatID: string
  message: Message
  name: string
  slug: string
  /** What may be said differently, and whether just now. */
  redo: 'edit' | 'renew' | null
  redoState: 'enabled' | 'disabled'
  onReact: (reaction: Reaction | null) => void
  onQuote: () => void
  onEdit: () => void
  onRenew: () => void
  onDelete: () => void
}

function MessageItems({
  chatID,
  message: { messageID, clientMessageID, isBot, text, reaction },
  name,
  slug,
  redo,
  redoState,
  onReact,
  onQuote,
  onEdit,
  onRenew,
  onDelete,
}: ItemsProps) {
  const { t } = useTranslation('chat')
  const { overlays } = useServices()
  const copy = useCopy()
  const cost = useMessageCost(useMessageAllowance(chatID))
  // What the menu opened with stays in its place: a message that arrives meanwhile moves nothing under the finger.
  const [offered] = useState(redo)
  // One that was just sent goes by the name that this tab gave it, for a moment.
  const named = messageID === clientMessageID ? 'disabled' : 'enabled'
  const redone = redo === offered ? redoState : 'disabled'
  return (
    <>
      {isBot ? (
        <>
          <MenuSigns
            label={t('reaction.label')}
            options={REACTIONS.map((value) => ({ value, sign: REACTION_SIGNS[value], label: t(`reaction.${value}`) }))}
            value={reaction ?? null}
            onValueChange={onReact}
          />
          <MenuDivider />
        </>
      ) : null}
      <MenuItem icon={<Reply aria-hidden className="rtl:-scale-x-100" />} state={named} onSelect={onQuote}>
        {t('message.quote')}
      </MenuItem>
      {text ? (
        <MenuItem icon={<Copy aria-hidden />} onSelect={() => void copy(text, t('message.copied'))}>
          {t('message.copy')}
        </MenuItem>
      ) : null}
      {offered === 'edit' ? (
        <MenuItem icon={<Pencil aria-hidden />} state={redone} onSelect={onEdit}>
          {t('message.edit')}
        </MenuItem>
      ) : null}
      {offered === 'renew' ? (
        <MenuItem icon={<RefreshCw aria-hidden className="rtl:-scale-x-100" />} state={redone} onSelect={onRenew}>
          <span className="max-w-52 py-1.5">
            {t('message.anotherReply')}
            {cost === null ? null : <span className="block text-caption text-pretty text-muted">{cost}</span>}
          </span>
        </MenuItem>
      ) : null}
      {isBot ? (
        <MenuItem icon={<Flag aria-hidden />} onSelect={() => void overlays.open('report', { kind: 'message', id: messageID, name, slug })}>
          {t('message.report')}
        </MenuItem>
      ) : null}
      <MenuItem icon={<Trash2 aria-hidden />} tone="danger" state={named} onSelect={onDelete}>
        {t('message.delete')}
      </MenuItem>
    </>
  )
}

interface MessageMenuProps extends ItemsProps {
  /** `disabled` for a message that is not sent yet. */
  state: 'enabled' | 'disabled'
  /** The message, with the button that opens its menu. */
  children: (button: ReactNode) => ReactElement
}

/**
 * What can be done with one message: react to it, quote it, copy its text, say it differently while it is the last, report it, delete it. By the right mouse button, a long press
 * or the menu key on the message, and by a button that is quiet until one points at the message or comes to it by keyboard. [CH-24]
 */
export function MessageMenu({ state, children, ...rest }: MessageMenuProps) {
  const { message, onQuote, onEdit } = rest
  const { t } = useTranslation('chat')
  const button = useRef<HTMLButtonElement>(null)
  const leads = useRef(false)
  const lead = (to: () => void) => () => {
    leads.current = true
    to()
  }
  const items = <MessageItems {...rest} onQuote={lead(onQuote)} onEdit={lead(onEdit)} />
  const close = (event: Event) => {
    // Whoever goes on in the composer stays there.
    if (leads.current) event.preventDefault()
    leads.current = false
  }
  return (
    <ContextMenu items={items} button={button} state={state} onClosed={close}>
      <div className="pointer-coarse:select-none">
        {children(
          <PopoverMenu
            align={message.isBot ? 'start' : 'end'}
            onClosed={close}
            trigger={
              <IconButton
                ref={button}
                label={t('message.more')}
                size="sm"
                tooltip="none"
                className="opacity-0 transition-opacity group-hover/message:opacity-100 focus-visible:opacity-100 data-[state=open]:opacity-100 pointer-coarse:size-11 pointer-coarse:opacity-60"
              >
                <Ellipsis />
              </IconButton>
            }
          >
            {items}
          </PopoverMenu>,
        )}
      </div>
    </ContextMenu>
  )
}
