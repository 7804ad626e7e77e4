import { AlertDialog as Radix } from 'radix-ui'
import { useState, type ReactElement } from 'react'
import { Button } from './button.tsx'
import { useConfirming, type ConfirmationWords } from './confirmation.ts'
import { overlayLook, panelLook } from './dialog.tsx'
import { cx } from './class-names.ts'
import { useFocusReturn } from './focus-return.ts'
import { reachToScroll } from './scroll-reach.ts'

interface AlertDialogProps extends ConfirmationWords {
  open?: boolean
  onOpenChange?: (open: boolean) => void
  /** What opens it, when nothing outside holds `open`. */
  trigger?: ReactElement
  className?: string
}

/**
 * 'Are you sure?', as a modal. Focus starts on No; Escape means No; a press outside does nothing. The milder, in-place form is ConfirmPopover. [OV-09]
 */
export function AlertDialog({
  title,
  text,
  confirmLabel,
  cancelLabel,
  tone = 'plain',
  onConfirm,
  open,
  onOpenChange,
  trigger,
  className,
}: AlertDialogProps) {
  const [isOwnOpen, setIsOwnOpen] = useState(false)
  const setOpen = (next: boolean) => {
    setIsOwnOpen(next)
    onOpenChange?.(next)
  }
  const { state, confirm } = useConfirming(onConfirm, () => setOpen(false))
  const focusReturn = useFocusReturn()
  return (
    <Radix.Root open={open ?? isOwnOpen} onOpenChange={setOpen}>
      {trigger ? <Radix.Trigger asChild>{trigger}</Radix.Trigger> : null}
      <Radix.Portal>
        <Radix.Overlay className={overlayLook} />
        <Radix.Content
          {...focusReturn}
          {...(text ? {} : { 'aria-describedby': undefined })}
          className={cx(panelLook({ size: 'sm' }), 'gap-2 p-6 pt-8 max-sm:pb-[calc(1.5rem+env(safe-area-inset-bottom))] sm:p-8', className)}
        >
          <Radix.Title className="display-type text-title">{title}</Radix.Title>
          {text ? (
            <Radix.Description ref={reachToScroll} className="overflow-y-auto text-pretty text-muted">
              {text}
            </Radix.Description>
          ) : null}
          <div className="mt-5 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
            <Radix.Cancel asChild>
              <Button variant="quiet">{cancelLabel}</Button>
            </Radix.Cancel>
            <Button variant={tone === 'danger' ? 'danger' : 'primary'} state={state} onClick={confirm}>
              {confirmLabel}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
