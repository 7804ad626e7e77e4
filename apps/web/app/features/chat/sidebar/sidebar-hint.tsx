import { Button } from '@moonlit/ui/button'
import { useTranslation } from 'react-i18next'
import type { Sidebar } from './use-sidebar.ts'

/** Points at the button that shows and hides the sidebar, until it was used or the hint closed. [CH-03] */
export function SidebarHint({ name, sidebar }: { name: string; sidebar: Sidebar }) {
  const { t } = useTranslation('chat')
  if (sidebar.hint === 'done') return null
  return (
    <div
      role="note"
      className="absolute end-0 top-[calc(100%+0.625rem)] z-30 w-64 max-w-[calc(100vw-2rem)] animate-pop-in rounded-card panel-fill p-4"
    >
      <span aria-hidden className="absolute end-4.5 -top-1.5 size-3 rotate-45 rounded-xs bg-float" />
      <p className="text-sm text-pretty">{t('sidebar.hint', { name })}</p>
      <Button variant="quiet" size="sm" onClick={sidebar.finishHint} className="mt-3">
        {t('sidebar.hintDone')}
      </Button>
    </div>
  )
}
