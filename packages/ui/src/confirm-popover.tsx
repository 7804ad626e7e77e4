import { Popover } from 'radix-ui'
import { useId, useState, type ReactElement } from 'react'
import { Button } from './button.tsx'
import { cx } from './class-names.ts'
import { useConfirming, type ConfirmationWords } from './confirmation.ts'
import { OpenMenu } from './open-menus.ts'

interface ConfirmPopoverProps extends ConfirmationWords {
  trigger: ReactElement
  align?: 'start' | 'center' | 'end'
  /** Whether there is anything to ask; if not, a press of the trigger confirms by itself. Asked at each press. */
  isNeeded?: () => Promise<boolean>
  className?: string
}

/** 'Are you sure?' beside the control that asked, for what can be undone or is small. Escape and a press outside mean No. [OV-09] */
export function ConfirmPopover({
  title,
  text,
  confirmLabel,
  cancelLabel,
  tone = 'plain',
  onConfirm,
  trigger,
  align = 'end',
  isNeeded,
  className,
}: ConfirmPopoverProps) {
  const [isOpen, setIsOpen] = useState(false)
  const titleID = useId()
  const { state, confirm } = useConfirming(onConfirm, () => setIsOpen(false))
  const change = async (open: boolean) => {
    if (open && isNeeded && !(await isNeeded())) await confirm()
    else setIsOpen(open)
  }
  return (
    <Popover.Root open={isOpen} onOpenChange={(open) => void change(open)}>
      <Popover.Trigger asChild>{trigger}</Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          aria-labelledby={titleID}
          align={align}
          sideOffset={8}
          collisionPadding={12}
          className={cx('z-60 w-72 max-w-[calc(100vw-1.5rem)] animate-pop-in rounded-card panel-fill p-5 outline-none', className)}
        >
          <OpenMenu onClose={() => setIsOpen(false)} />
          <p id={titleID} className="font-semibold">
            {title}
          </p>
          {text ? <p className="mt-1 text-sm text-muted">{text}</p> : null}
          <div className="mt-4 flex flex-wrap justify-end gap-2">
            <Popover.Close asChild>
              <Button variant="quiet" size="sm">
                {cancelLabel}
              </Button>
            </Popover.Close>
            <Button variant={tone === 'danger' ? 'danger' : 'primary'} size="sm" state={state} onClick={confirm}>
              {confirmLabel}
            </Button>
          </div>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
