import { Button } from '@moonlit/ui/button'
import { useTranslation } from 'react-i18next'
import type { Sidebar } from './use-sidebar.ts'

/** Points at the button that shows and hides the sidebar, until it was used or the hint closed. It covers nothing that is said. [CH-03] */
export function SidebarHint({ name, sidebar }: { name: string; sidebar: Sidebar }) {
  const { t } = useTranslation('chat')
  if (sidebar.hint === 'done') return null
  return (
    <div
      role="note"
      className="relative ms-auto me-3 mt-2.5 flex max-w-[min(32rem,calc(100%-1.5rem))] shrink-0 animate-pop-in items-center gap-4 rounded-card panel-fill px-4 py-3"
    >
      <span aria-hidden className="absolute end-4 -top-1.5 size-3 rotate-45 rounded-xs bg-float" />
      <p className="text-sm text-pretty">{t('sidebar.hint', { name })}</p>
      <Button variant="quiet" size="sm" onClick={sidebar.finishHint} className="shrink-0">
        {t('sidebar.hintDone')}
      </Button>
    </div>
  )
}
