import { Check } from 'lucide-react'
import { DropdownMenu, Slot } from 'radix-ui'
import { use, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactElement, type ReactNode } from 'react'
import { cx } from './class-names.ts'
import { useDirection } from './direction.tsx'
import type { LinkElement } from './link-element.ts'
import { MenuParts, menuLook, menuRow, nameLandmark } from './menu-parts.ts'
import { OpenMenu } from './open-menus.ts'

interface PopoverMenuProps {
  /** The button that opens it; it needs a name of its own. */
  trigger: ReactElement
  align?: 'start' | 'center' | 'end'
  side?: 'top' | 'bottom'
  /** Called before the focus returns to the trigger; `preventDefault` leaves it where it is. */
  onClosed?: (event: Event) => void
  /** MenuItem, MenuLink, MenuToggle, MenuChoice, MenuHeading, MenuDivider. */
  children: ReactNode
  className?: string
}

/**
 * A menu on a button: the profile, the languages, a message's actions. Arrows move, letters jump, Enter chooses, Escape closes and returns focus.
 * Not modal, so the page keeps its scrollbar. [LY-04]
 */
export function PopoverMenu({ trigger, align = 'end', side = 'bottom', onClosed, children, className }: PopoverMenuProps) {
  const [isOpen, setIsOpen] = useState(false)
  // The trigger opens by the pointer going down and by keys. A click without either comes from assistive technology, a script, or from
  // somebody who pressed before the page listened and let go after.
  const isPressed = useRef(false)
  const press = () => {
    isPressed.current = true
  }
  const toggle = ({ detail }: MouseEvent) => {
    if (detail === 0 || !isPressed.current) setIsOpen(!isOpen)
    isPressed.current = false
  }
  return (
    <DropdownMenu.Root modal={false} dir={useDirection()} open={isOpen} onOpenChange={setIsOpen}>
      <DropdownMenu.Trigger asChild onPointerDown={press} onClick={toggle}>
        {trigger}
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <section ref={nameLandmark}>
          <DropdownMenu.Content
            align={align}
            side={side}
            sideOffset={8}
            collisionPadding={12}
            onCloseAutoFocus={onClosed}
            className={cx(menuLook, 'max-h-(--radix-dropdown-menu-content-available-height)', className)}
          >
            <OpenMenu onClose={() => setIsOpen(false)} />
            {children}
          </DropdownMenu.Content>
        </section>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

interface MenuItemProps {
  icon?: ReactNode
  tone?: 'plain' | 'danger'
  state?: 'enabled' | 'disabled'
  onSelect: () => void
  children: ReactNode
  className?: string
}

/** An action in a menu. */
export function MenuItem({ icon, tone = 'plain', state = 'enabled', onSelect, children, className }: MenuItemProps) {
  const { Item } = use(MenuParts)
  return (
    <Item
      disabled={state === 'disabled'}
      onSelect={onSelect}
      className={cx(menuRow, tone === 'danger' && 'text-danger [&_svg]:text-danger', className)}
    >
      {icon}
      {children}
    </Item>
  )
}

interface MenuLinkProps {
  icon?: ReactNode
  /** An empty link, such as `<Link to="/settings" />`. */
  link: LinkElement
  children: ReactNode
  className?: string
}

/** A place to go in a menu. */
export function MenuLink({ icon, link, children, className }: MenuLinkProps) {
  const { Item } = use(MenuParts)
  return (
    <Item asChild>
      <Slot.Root className={cx(menuRow, className)}>
        <Slot.Slottable>{link}</Slot.Slottable>
        {icon}
        {children}
      </Slot.Root>
    </Item>
  )
}

interface MenuChoiceProps<Value extends string> {
  /** Names the group for screen readers. */
  label: string
  options: readonly { value: Value; label: ReactNode; /** Language of the label, where it is not the page's. */ lang?: string }[]
  value: Value
  onValueChange: (value: Value) => void
}

/** One choice of many in a menu, ticked: the language. [LY-01] */
export function MenuChoice<Value extends string>({ label, options, value, onValueChange }: MenuChoiceProps<Value>) {
  const { RadioGroup, RadioItem, ItemIndicator } = use(MenuParts)
  const choose = (next: string) => {
    const chosen = options.find((option) => option.value === next)
    if (chosen) onValueChange(chosen.value)
  }
  return (
    <RadioGroup aria-label={label} value={value} onValueChange={choose}>
      {options.map((option) => (
        <RadioItem key={option.value} value={option.value} lang={option.lang} className={cx(menuRow, 'data-[state=checked]:font-semibold')}>
          <span className="flex-1">{option.label}</span>
          <ItemIndicator>
            <Check aria-hidden className="text-mint!" />
          </ItemIndicator>
        </RadioItem>
      ))}
    </RadioGroup>
  )
}

interface MenuToggleProps {
  icon?: ReactNode
  checked: boolean
  onCheckedChange: (checked: boolean) => void
  children: ReactNode
}

/** A setting in a menu that is on or off, ticked when on. */
export function MenuToggle({ icon, checked, onCheckedChange, children }: MenuToggleProps) {
  const { CheckboxItem, ItemIndicator } = use(MenuParts)
  return (
    <CheckboxItem checked={checked} onCheckedChange={onCheckedChange} className={menuRow}>
      {icon}
      <span className="flex-1">{children}</span>
      <ItemIndicator>
        <Check aria-hidden className="text-mint!" />
      </ItemIndicator>
    </CheckboxItem>
  )
}

/** A line above a group of a menu: whose account it is. */
export function MenuHeading({ children, className }: { children: ReactNode; className?: string }) {
  const { Label } = use(MenuParts)
  return <Label className={cx('px-3 pt-2 pb-2.5 text-sm text-muted', className)}>{children}</Label>
}

/** A hairline between groups of a menu. */
export function MenuDivider({ className }: { className?: string }) {
  const { Separator } = use(MenuParts)
  return <Separator className={cx('mx-3 my-2 h-px bg-hairline', className)} />
}

interface MenuSignsProps<Value extends string> {
  /** Names the group for screen readers. */
  label: string
  /** Each sign, such as an emoji, with its name. */
  options: readonly { value: Value; sign: string; label: string }[]
  value: Value | null
  /** Called with null when the one that is chosen is chosen again. */
  onValueChange: (value: Value | null) => void
}

/** Signs side by side in a menu, one of which may be chosen: reactions. Left and right lead through them, up and down past them. */
export function MenuSigns<Value extends string>({ label, options, value, onValueChange }: MenuSignsProps<Value>) {
  const { CheckboxItem, Group } = use(MenuParts)
  const isRightToLeft = useDirection() === 'rtl'
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const { key, currentTarget, target } = event
    const step = { ArrowRight: isRightToLeft ? -1 : 1, ArrowLeft: isRightToLeft ? 1 : -1, ArrowDown: 0, ArrowUp: 0 }[key]
    if (step === undefined) return
    event.preventDefault()
    event.stopPropagation()
    const signs = [...currentTarget.querySelectorAll<HTMLElement>('[role^="menuitem"]')]
    const all = [...(currentTarget.closest('[role="menu"]')?.querySelectorAll<HTMLElement>('[role^="menuitem"]:not([data-disabled])') ?? [])]
    const around = (list: readonly HTMLElement[], at: number) => list.at(at % list.length)?.focus()
    if (step !== 0) around(signs, signs.findIndex((sign) => sign === target) + step)
    else if (key === 'ArrowUp') around(all, all.findIndex((item) => item === signs[0]) - 1)
    else around(all, all.findIndex((item) => item === signs.at(-1)) + 1)
  }
  return (
    <Group aria-label={label} onKeyDownCapture={move} className="flex justify-between gap-0.5">
      {options.map((option) => (
        <CheckboxItem
          key={option.value}
          checked={option.value === value}
          onCheckedChange={(isChosen) => onValueChange(isChosen ? option.value : null)}
          aria-label={option.label}
          className="flex size-11 cursor-pointer items-center justify-center rounded-full text-2xl outline-none transition-[background-color,transform] data-highlighted:scale-110 data-highlighted:bg-veil-strong data-[state=checked]:bg-rose-veil motion-reduce:data-highlighted:scale-100"
        >
          <span aria-hidden>{option.sign}</span>
        </CheckboxItem>
      ))}
    </Group>
  )
}
