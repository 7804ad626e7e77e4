import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { SECTIONS, type SectionId } from './sections.ts'

/** The sections at a glance, beside them on wide screens; the one that is read is marked. */
export function SettingsNavigation({ current }: { current: SectionId }) {
  const { t } = useTranslation('settings')
  return (
    <nav aria-label={t('navigation')} className="sticky top-[calc(var(--bars-height)+2.5rem)] hidden h-fit w-52 shrink-0 pt-2 xl:block">
      <ul className="flex flex-col gap-0.5">
        {SECTIONS.map((id) => (
          <li key={id}>
            <Link
              to={`#${id}`}
              replace
              preventScrollReset
              aria-current={id === current ? 'true' : undefined}
              className="flex min-h-10 items-center gap-3 rounded-xl px-3 py-1.5 text-[0.9375rem] leading-tight text-muted transition-colors before:h-4 before:w-0.75 before:shrink-0 before:rounded-full before:bg-transparent hover:bg-veil hover:text-body aria-current:text-body aria-current:before:bg-rose"
            >
              {t(`section.${id}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
