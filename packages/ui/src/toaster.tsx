import { CircleAlert, CircleCheck } from 'lucide-react'
import { useEffect, useRef, type CSSProperties, type FocusEvent } from 'react'
import { toast, Toaster as Sonner } from 'sonner'
import { useDirection } from './direction.tsx'
import { keepFocusInPage } from './focus-return.ts'
import { connectToaster } from './toast.ts'
import { useToasterFloor } from './toaster-floor.ts'

interface ToasterProps {
  /** Names the region for screen readers ('Notifications'). */
  label: string
}

/**
 * Gives focus back when the message it is on leaves. Sonner's own way takes it also from people who have gone on meanwhile, and closes the menu
 * they have opened: it is kept from hearing of focus.
 */
const useFocusBack = () => {
  const region = useRef<HTMLDivElement>(null)
  const origin = useRef<HTMLElement | null>(null)
  const hadFocus = useRef(false)
  useEffect(() => {
    const observer = new MutationObserver(() => {
      if (region.current?.contains(document.activeElement)) return
      if (document.activeElement === document.body) origin.current?.focus({ preventScroll: true })
      // Where that is gone, too: the page that one was on was left when something was deleted.
      if (hadFocus.current) keepFocusInPage()
      origin.current = null
      hadFocus.current = false
    })
    if (region.current) observer.observe(region.current, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [])
  const onFocusCapture = (event: FocusEvent<HTMLDivElement>) => {
    event.stopPropagation()
    hadFocus.current = true
    const { currentTarget, relatedTarget } = event
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) origin.current = relatedTarget
  }
  return { ref: region, onFocusCapture }
}

/**
 * Where messages of toast.ts appear: bottom right, bottom left when reading right to left, above the BottomBar where there is one and above
 * what `setToasterFloor` or the page's `--toaster-floor` names, and on phones near the top while a sheet has its
 * buttons there, or there is such a floor: what is news stands right above it. Announced politely; hovering stops their clock.
 * Put one on the page, near its root, once `useToasterWanted` says so. [ER-01]
 */
export function Toaster({ label }: ToasterProps) {
  const dir = useDirection()
  useEffect(() => {
    // A moment after its region is on the page: screen readers announce only what comes into one they know.
    const timer = setTimeout(() => connectToaster(toast), 100)
    return () => {
      clearTimeout(timer)
      connectToaster(null)
    }
  }, [])
  const focusBack = useFocusBack()
  const floor = useToasterFloor()
  const lifted: CSSProperties & Record<'--toaster-floor', string> = { '--toaster-floor': `${floor}px` }
  return (
    <div
      data-lifted={floor > 0 || undefined}
      className="contents [--toaster-bottom:calc(max(5.5rem,var(--toaster-floor,0px))+env(safe-area-inset-bottom))] lg:[--toaster-bottom:max(1.5rem,var(--toaster-floor,0px))] in-[:root:has(>body>:is([role=dialog],[role=alertdialog])[data-state=open])]:max-sm:[--toaster-bottom:calc(100dvh-9rem)] data-lifted:max-sm:[--toaster-bottom:calc(100dvh-9rem)]"
      style={floor > 0 ? lifted : undefined}
      {...focusBack}
    >
      <Sonner
        dir={dir}
        position={dir === 'rtl' ? 'bottom-left' : 'bottom-right'}
        containerAriaLabel={label}
        theme="dark"
        // A modal dialog takes the pointer from everything else; messages are still read, held and closed.
        className="pointer-events-auto"
        gap={10}
        offset={{ bottom: 'var(--toaster-bottom)' }}
        mobileOffset={{ bottom: 'var(--toaster-bottom)', left: 16, right: 16 }}
        icons={{
          success: <CircleCheck aria-hidden className="size-5 text-mint" />,
          error: <CircleAlert aria-hidden className="size-5 text-danger" />,
        }}
        toastOptions={{
          unstyled: true,
          classNames: {
            toast:
              'flex w-full items-start gap-3 rounded-card panel-fill px-4.5 py-3.5 font-text text-[0.9375rem] text-body outline-offset-2 sm:w-(--width)',
            content: 'flex min-w-0 flex-1 flex-col gap-0.5 self-center',
            title: 'font-semibold text-pretty',
            description: 'text-sm text-muted',
            icon: 'mt-0.5 flex shrink-0',
            actionButton:
              'min-h-8 shrink-0 self-center rounded-full bg-veil-strong px-3.5 text-sm font-semibold text-amber-text transition-colors hover:bg-float',
          },
        }}
      />
    </div>
  )
}
