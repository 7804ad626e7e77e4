import { Badge } from '@moonlit/ui/badge'
import { cx } from '@moonlit/ui/class-names'
import { Activity, Clock3, Mail, MessageSquareReply, Orbit, SlidersHorizontal, Users } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { useControlQuery } from '../api/use-control.ts'
import { countChanges } from '../settings/changes.ts'
import { hashOf, SECTIONS, type Section } from './hash-route.ts'

export const sectionNames: Record<Section, string> = {
  requests: 'Requests',
  answers: 'Answers',
  settings: 'Settings',
  clock: 'Clock',
  people: 'People',
  outbox: 'Outbox',
  worlds: 'Worlds',
}

const icons: Record<Section, ReactNode> = {
  requests: <Activity />,
  answers: <MessageSquareReply />,
  settings: <SlidersHorizontal />,
  clock: <Clock3 />,
  people: <Users />,
  outbox: <Mail />,
  worlds: <Orbit />,
}

interface Count {
  readonly count: number
  /** Meaning of the number, for screen readers. */
  readonly meaning: string
}

/** The badge of a section: how many items need attention. */
const useCounts = (): Partial<Record<Section, Count>> => {
  const forced = useControlQuery('forced', 'list', { every: 5000 })
  const settings = useControlQuery('settings', 'read', { every: 5000 })
  const defaults = useControlQuery('settings', 'defaults')
  const mails = useControlQuery('outbox', 'list', { every: 10_000 })
  return {
    answers: { count: forced.data?.forced.length ?? 0, meaning: 'waiting' },
    settings: { count: settings.data && defaults.data ? countChanges(settings.data, defaults.data) : 0, meaning: 'changed' },
    outbox: { count: mails.data?.mails.length ?? 0, meaning: 'mails' },
  }
}

interface NavigationLinkProps {
  section: Section
  isCurrent: boolean
  count: Count | undefined
}

function NavigationLink({ section, isCurrent, count }: NavigationLinkProps) {
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (isCurrent) link.current?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [isCurrent])
  return (
    <a
      ref={link}
      href={hashOf(section)}
      aria-current={isCurrent ? 'page' : undefined}
      className={cx(
        'group/nav relative flex min-h-10 items-center gap-2.5 rounded-xl px-3 font-medium whitespace-nowrap text-muted transition-colors hover:bg-veil hover:text-body focus-visible:outline-offset-0 aria-[current]:bg-veil-strong aria-[current]:text-body',
        'md:max-lg:flex-col md:max-lg:gap-1 md:max-lg:px-2 md:max-lg:py-2 md:max-lg:text-xs',
      )}
    >
      <span aria-hidden className="flex shrink-0 group-aria-[current]/nav:text-rose [&>svg]:size-4.5">
        {icons[section]}
      </span>
      <span className="lg:flex-1">{sectionNames[section]}</span>
      {count && count.count > 0 ? (
        <Badge
          tone="quiet"
          size="sm"
          label={`, ${count.count} ${count.meaning}`}
          className="tabular-nums md:max-lg:absolute md:max-lg:end-2 md:max-lg:top-1"
        >
          {count.count}
        </Badge>
      ) : null}
    </a>
  )
}

/** The parts of the console: a column at the start, on phones a strip below the header. */
export function Navigation({ current }: { current: Section }) {
  const counts = useCounts()
  return (
    <nav aria-label="Console" className="min-w-0 md:w-24 lg:w-52">
      <ul className="flex gap-1 overflow-x-auto px-3 py-2 hide-scrollbar md:flex-col md:gap-1 md:overflow-visible md:px-3 md:py-3">
        {SECTIONS.map((section) => (
          <li key={section} className="shrink-0">
            <NavigationLink section={section} isCurrent={section === current} count={counts[section]} />
          </li>
        ))}
      </ul>
    </nav>
  )
}
