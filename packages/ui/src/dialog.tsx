import { cva, type VariantProps } from 'class-variance-authority'
import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import { cx } from './class-names.ts'
import { useFocusReturn } from './focus-return.ts'
import { IconButton } from './icon-button.tsx'
import { reachToScroll } from './scroll-reach.ts'

/** The veil over the page and the panel on it, shared with AlertDialog. */
export const overlayLook = 'fixed inset-0 z-50 bg-scrim backdrop-blur-md data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in'
export const panelLook = cva(
  [
    'fixed z-50 flex flex-col panel-fill outline-none',
    'max-sm:inset-x-0 max-sm:bottom-0 max-sm:max-h-[88dvh] max-sm:rounded-t-panel max-sm:pb-[env(safe-area-inset-bottom)]',
    'max-sm:data-[state=closed]:animate-sheet-out max-sm:data-[state=open]:animate-sheet-in',
    'sm:inset-0 sm:m-auto sm:h-fit sm:max-h-[min(88dvh,54rem)] sm:w-[calc(100%-3rem)] sm:rounded-panel',
    'sm:data-[state=closed]:animate-dialog-out sm:data-[state=open]:animate-dialog-in',
  ],
  { variants: { size: { sm: 'sm:max-w-md', md: 'sm:max-w-xl', lg: 'sm:max-w-3xl', xl: 'sm:max-w-5xl' } }, defaultVariants: { size: 'md' } },
)

interface DialogProps extends VariantProps<typeof panelLook> {
  title: ReactNode
  titleLook?: 'shown' | 'centred' | 'hidden'
  description?: ReactNode
  open?: boolean
  onOpenChange?: (open: boolean) => void
  /** What opens it, when nothing outside holds `open`. */
  trigger?: ReactElement
  /** Names the way out. Needed unless locked. */
  closeLabel?: string
  /** `locked` has no way out but its own controls: the age gate. */
  dismissal?: 'free' | 'locked'
  /** Above the title: the moon, a photo, an icon. */
  figure?: ReactNode
  /** A picture beside the content, on wide screens only. Decoration. */
  aside?: ReactNode
  /** Stays in sight below what scrolls: the actions. */
  footer?: ReactNode
  children?: ReactNode
  className?: string
}

/**
 * A modal panel; on phones a sheet from the bottom edge. Long content scrolls inside. Focus is kept within, Escape and a press outside close it,
 * and focus returns to where it was, also without a trigger. [LY-10] [OV-01]
 */
export function Dialog({
  title,
  titleLook = 'shown',
  description,
  open,
  onOpenChange,
  trigger,
  closeLabel,
  dismissal = 'free',
  figure,
  aside,
  footer,
  size,
  children,
  className,
}: DialogProps) {
  const focusReturn = useFocusReturn()
  const isLocked = dismissal === 'locked'
  const stay = (event: Event) => {
    // A message over the dialog belongs to it: reading it, or closing it, is no way out.
    if (isLocked || (event.target instanceof Element && event.target.closest('[data-sonner-toaster]'))) event.preventDefault()
  }
  const isCentred = titleLook === 'centred'
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      {trigger ? <Radix.Trigger asChild>{trigger}</Radix.Trigger> : null}
      <Radix.Portal>
        <Radix.Overlay className={overlayLook} />
        <Radix.Content
          {...focusReturn}
          {...(description ? {} : { 'aria-describedby': undefined })}
          onEscapeKeyDown={isLocked ? stay : undefined}
          onInteractOutside={stay}
          className={cx(panelLook({ size: aside ? 'lg' : size }), aside && 'overflow-hidden md:ps-72', className)}
        >
          {aside ? (
            <div aria-hidden className="absolute inset-y-0 start-0 w-72 overflow-hidden rounded-s-panel max-md:hidden">
              {aside}
            </div>
          ) : null}
          <header
            className={cx(
              'flex shrink-0 flex-col gap-2 px-6 pt-5 sm:px-8 sm:pt-8',
              isCentred ? 'items-center text-center' : 'pe-16',
              titleLook === 'hidden' && !description && !figure && 'sr-only',
            )}
          >
            {figure ? <div className="mb-2">{figure}</div> : null}
            <Radix.Title className={titleLook === 'hidden' ? 'sr-only' : 'display-type text-title'}>{title}</Radix.Title>
            {description ? <Radix.Description className="text-base text-pretty text-muted">{description}</Radix.Description> : null}
          </header>
          <div
            ref={reachToScroll}
            data-pane
            className="min-h-0 flex-1 overflow-y-auto overscroll-contain mask-b-from-[calc(100%-1.25rem)] px-6 py-5 thin-scrollbar focus-visible:rounded-2xl focus-visible:-outline-offset-6 sm:px-8 sm:py-6"
          >
            {children}
          </div>
          {footer ? (
            <footer className="flex shrink-0 flex-col-reverse gap-3 px-6 pb-6 sm:flex-row sm:justify-end sm:px-8 sm:pb-8">{footer}</footer>
          ) : null}
          {dismissal === 'free' && closeLabel ? (
            <Radix.Close asChild>
              <IconButton label={closeLabel} tooltip="none" className="absolute end-3 top-3 sm:end-4 sm:top-4">
                <X />
              </IconButton>
            </Radix.Close>
          ) : null}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
