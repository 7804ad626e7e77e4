import { DropdownMenu } from 'radix-ui'
import { createContext } from 'react'
import { cx } from './class-names.ts'

const { Item, RadioGroup, RadioItem, CheckboxItem, ItemIndicator, Label, Separator, Group } = DropdownMenu

const ofButtons = { Item, RadioGroup, RadioItem, CheckboxItem, ItemIndicator, Label, Separator, Group }

/** What the lines of a menu are made of, for a menu on a button and one at the pointer have parts of their own. */
export const MenuParts = createContext<typeof ofButtons>(ofButtons)

/** A ref for the landmark that a menu lies in, for it stands beside all others of the page: it is called what the menu is called. */
export const nameLandmark = (landmark: HTMLElement | null): void => {
  const name = landmark?.querySelector('[role="menu"]')?.getAttribute('aria-labelledby')
  if (name) landmark?.setAttribute('aria-labelledby', name)
}

/** The panel of a menu. */
export const menuLook = 'z-60 min-w-56 animate-pop-in overflow-y-auto rounded-card panel-fill p-2 outline-none thin-scrollbar'

/** A line of a menu. */
export const menuRow = cx(
  'flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-2xl px-3 text-start text-[0.9375rem] text-body outline-none transition-colors',
  'data-disabled:cursor-default data-disabled:opacity-45 data-highlighted:bg-veil-strong [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-muted',
)
