import { buttonLook } from '@moonlit/ui/button'
import { cx } from '@moonlit/ui/class-names'
import { MenuChoice, MenuDivider, MenuHeading, MenuLink, PopoverMenu } from '@moonlit/ui/popover-menu'
import { ChevronsUpDown, Orbit, Plus } from 'lucide-react'
import { useControlQuery } from '../api/use-control.ts'
import { hashOf } from './hash-route.ts'
import { useWorld } from './world.tsx'

/** Selects the world. */
export function WorldPicker() {
  const { world, choose } = useWorld()
  const worlds = useControlQuery('worlds', 'list', { every: 10_000 })
  const names = [...new Set([...(worlds.data?.worlds.map(({ name }) => name) ?? []), world])].toSorted()
  return (
    <PopoverMenu
      trigger={
        <button type="button" aria-label={`World: ${world}`} className={cx(buttonLook({ variant: 'quiet', size: 'sm' }), 'min-w-0 shrink px-3')}>
          <Orbit aria-hidden className="text-amber-text" />
          <span className="max-w-36 truncate font-mono text-caption sm:max-w-52">{world}</span>
          <ChevronsUpDown aria-hidden className="text-muted" />
        </button>
      }
    >
      <MenuHeading>Everything on this page is about</MenuHeading>
      <MenuChoice
        label="World"
        value={world}
        onValueChange={choose}
        options={names.map((name) => ({ value: name, label: <span className="font-mono text-sm">{name}</span> }))}
      />
      <MenuDivider />
      <MenuLink icon={<Plus />} link={<a href={hashOf('worlds')} aria-label="New world and snapshots" />}>
        New world, snapshots
      </MenuLink>
    </PopoverMenu>
  )
}
