import { useKeptInSight, useScrollEdges } from '@moonlit/ui/scroll-edges'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { SECTIONS, type SectionId } from './sections.ts'

/**
 * The sections at a glance: beside them on wide screens, else in a row above them that stays in sight and scrolls sideways. The one that is read is marked,
 * and in sight. [AC-01]
 */
export function SettingsNavigation({ current }: { current: SectionId }) {
  const { t } = useTranslation('settings')
  const list = useRef<HTMLUListElement>(null)
  const edges = useScrollEdges(list, SECTIONS.length)
  useKeptInSight(list, '[aria-current]', current)
  return (
    <nav
      aria-label={t('navigation')}
      className="max-xl:col-span-full max-xl:z-20 max-xl:-mx-[clamp(1rem,2.6vw,2.25rem)] max-xl:isolate max-xl:header-ground max-xl:short:relative max-xl:page-edges max-xl:py-1 max-xl:tall:sticky max-xl:tall:top-(--bars-height) xl:sticky xl:top-[calc(var(--bars-height)+2.5rem)] xl:row-span-2 xl:row-start-1 xl:h-fit xl:pt-2"
    >
      <ul ref={list} data-edges={edges} className="edge-fade mx-auto flex max-w-2xl gap-0.5 overflow-x-auto hide-scrollbar xl:flex-col">
        {SECTIONS.map((id) => (
          <li key={id} className="shrink-0">
            <Link
              to={`#${id}`}
              replace
              preventScrollReset
              aria-current={id === current ? 'true' : undefined}
              className="flex min-h-11 items-center gap-3 rounded-xl px-3 py-1.5 text-[0.9375rem] leading-tight text-muted transition-colors -outline-offset-2 hover:bg-veil hover:text-body aria-current:text-body max-xl:aria-current:bg-veil-strong xl:min-h-10 xl:before:h-4 xl:before:w-0.75 xl:before:shrink-0 xl:before:rounded-full xl:before:bg-transparent xl:aria-current:before:bg-rose"
            >
              {t(`section.${id}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
