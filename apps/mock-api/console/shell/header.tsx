import { cx } from '@moonlit/ui/class-names'
import { Logo } from '@moonlit/ui/logo'
import { BookOpen, Construction, Snowflake } from 'lucide-react'
import { useControlQuery } from '../api/use-control.ts'
import { useFeed } from '../api/use-feed.tsx'
import { TickingClock } from '../clock/ticking-clock.tsx'
import { hashOf } from './hash-route.ts'
import { WorldPicker } from './world-picker.tsx'

const connections = {
  connecting: { label: 'Connecting', dot: 'bg-amber' },
  live: { label: 'Live', dot: 'bg-mint' },
  lost: { label: 'Disconnected', dot: 'bg-danger' },
} as const

/** Whether the log stream is connected. */
function ConnectionMark() {
  const { connection } = useFeed()
  const { label, dot } = connections[connection]
  return (
    <span role="status" className="flex items-center gap-2 text-caption text-muted">
      <span aria-hidden className={cx('size-2 rounded-full', dot)} />
      <span className="max-sm:sr-only">{label}</span>
    </span>
  )
}

const linkLook =
  'flex min-h-9 items-center gap-1.5 rounded-full px-3 text-caption text-muted transition-colors hover:bg-veil hover:text-body focus-visible:outline-offset-0 [&_svg]:size-4'

/** The header: world, its time, and maintenance. */
export function Header() {
  const clock = useControlQuery('clock', 'read', { every: 5000 })
  const settings = useControlQuery('settings', 'read', { every: 5000 })
  return (
    <header className="flex min-h-14 min-w-0 items-center gap-2 px-4 md:col-span-2 md:px-5">
      <a href={hashOf('requests')} className="me-auto flex min-w-0 items-center gap-3 rounded-lg">
        <Logo word="Moonlit" className="text-xl max-sm:[&>span]:sr-only" />
        <span className="rounded-full bg-veil-strong px-2.5 py-0.5 text-xs font-semibold text-muted max-[400px]:sr-only">Mock console</span>
      </a>
      {settings.data?.maintenance ? (
        <a href={hashOf('settings')} className={cx(linkLook, 'bg-danger-veil font-medium text-danger hover:text-body')}>
          <Construction aria-hidden />
          <span className="max-sm:sr-only">Maintenance</span>
        </a>
      ) : null}
      <ConnectionMark />
      {clock.data ? (
        <a href={hashOf('clock')} className={cx(linkLook, 'tabular-nums max-md:hidden')}>
          <span className="sr-only">Clock of the world: </span>
          {clock.data.isFrozen ? <Snowflake aria-label="Frozen" className="text-amber-text" /> : null}
          <TickingClock reading={clock.data} readAt={clock.dataUpdatedAt} look="short" />
        </a>
      ) : null}
      <a href="/controls/docs" target="_blank" rel="noreferrer" className={cx(linkLook, 'max-lg:hidden')}>
        <BookOpen aria-hidden />
        Controls API
      </a>
      <WorldPicker />
    </header>
  )
}
