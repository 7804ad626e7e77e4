import { ContextMenu as Radix } from 'radix-ui'
import { useRef, useState, type MouseEvent, type ReactElement, type ReactNode, type RefObject } from 'react'
import { cx } from './class-names.ts'
import { useDirection } from './direction.tsx'
import { MenuParts, menuLook, nameLandmark } from './menu-parts.ts'
import { OpenMenu } from './open-menus.ts'

const { Item, RadioGroup, RadioItem, CheckboxItem, ItemIndicator, Label, Separator, Group } = Radix

const parts = { Item, RadioGroup, RadioItem, CheckboxItem, ItemIndicator, Label, Separator, Group }

/** A link in a text and selected text have a menu of the browser's own, which can more with them. */
const isBrowsers = ({ target, currentTarget }: MouseEvent, links: 'browser' | 'menu'): boolean => {
  const selection = getSelection()
  return (
    (links === 'browser' && target instanceof Element && target.closest('a') !== null) ||
    (selection?.isCollapsed === false && selection.containsNode(currentTarget, true))
  )
}

/** The least room between a menu and the edge of the window, in pixels. */
const MARGIN = 12

/** Keeps a menu within the window where no side of the pointer has room for it, as on a phone: Radix moves it up and down alone. */
const keepWithinWidth = (panel: HTMLElement): (() => void) => {
  const placed = panel.parentElement
  if (!placed) return () => undefined
  const move = () => {
    const { left, right } = placed.getBoundingClientRect()
    const over = Math.max(0, right + MARGIN - innerWidth)
    const x = left - over < MARGIN ? MARGIN - left : -over
    panel.style.translate = x === 0 ? '' : `${x}px`
  }
  // Radix writes there where the menu lies, each time it has found out.
  const observer = new MutationObserver(move)
  observer.observe(placed, { attributes: true, attributeFilter: ['style'] })
  return () => observer.disconnect()
}

interface ContextMenuProps {
  /** What can be done: what a PopoverMenu holds. */
  items: ReactNode
  /** The button that opens the same menu, for those who do not know of this one. It names the menu and has the focus afterwards. */
  button: RefObject<HTMLElement | null>
  state?: 'enabled' | 'disabled'
  /** Whose menu a link in it has: `menu` for a thing that is a link as a whole. */
  links?: 'browser' | 'menu'
  /** Called before the focus returns; `preventDefault` leaves it where it is. */
  onClosed?: (event: Event) => void
  /** One element: what the menu belongs to. */
  children: ReactElement
}

/**
 * The menu of a thing, where it is pressed: by the right mouse button, a long press, the menu key or Shift+F10. Links in a text and selected text
 * keep the browser's. Not modal, as PopoverMenu. [CH-24]
 */
export function ContextMenu({ items, button, state = 'enabled', links = 'browser', onClosed, children }: ContextMenuProps) {
  const [isOpen, setIsOpen] = useState(false)
  const isPressed = useRef(false)
  const change = (open: boolean) => {
    isPressed.current = false
    // Radix returns focus to where it was.
    if (open) button.current?.focus({ preventScroll: true })
    setIsOpen(open)
  }
  return (
    <Radix.Root modal={false} dir={useDirection()} open={isOpen} onOpenChange={change}>
      <Radix.Trigger
        asChild
        disabled={state === 'disabled'}
        onContextMenuCapture={(event) => {
          if (isBrowsers(event, links)) event.stopPropagation()
        }}
        // The finger that opened it by a long press is lifted: neither does the focus leave the menu, nor is anything pressed.
        onMouseDownCapture={(event) => {
          if (isOpen) event.preventDefault()
        }}
        onClickCapture={(event) => {
          if (!isOpen) return
          event.stopPropagation()
          event.preventDefault()
        }}
      >
        {children}
      </Radix.Trigger>
      <Radix.Portal>
        <section ref={nameLandmark}>
          <Radix.Content
            ref={(panel) => {
              if (!panel) return
              if (button.current) panel.setAttribute('aria-labelledby', button.current.id)
              return keepWithinWidth(panel)
            }}
            collisionPadding={MARGIN}
            onCloseAutoFocus={onClosed}
            // Where the menu was moved under the finger that opened it, lifting that chooses nothing: only what was pressed there does.
            onPointerDownCapture={() => {
              isPressed.current = true
            }}
            onPointerUpCapture={(event) => {
              if (event.pointerType === 'touch' && !isPressed.current) event.stopPropagation()
            }}
            onClickCapture={(event) => {
              // A key, or Radix itself, clicks without a press: the detail is 0 then.
              if (event.detail === 0 || isPressed.current) return
              event.stopPropagation()
              event.preventDefault()
            }}
            className={cx(menuLook, 'max-h-(--radix-context-menu-content-available-height) max-w-[calc(100vw-1.5rem)]')}
          >
            <OpenMenu onClose={() => setIsOpen(false)} />
            <MenuParts value={parts}>{items}</MenuParts>
          </Radix.Content>
        </section>
      </Radix.Portal>
    </Radix.Root>
  )
}
