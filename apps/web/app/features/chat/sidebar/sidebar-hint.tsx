import { Button } from '@moonlit/ui/button'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { Sidebar } from './use-sidebar.ts'

interface SidebarHintProps {
  name: string
  sidebar: Sidebar
  /** The button that it points at. */
  toggle: RefObject<HTMLButtonElement | null>
}

/** Points at the button that shows and hides the sidebar, until it was used or the hint closed. It covers nothing that is said. [CH-03] */
export function SidebarHint({ name, sidebar, toggle }: SidebarHintProps) {
  const { t } = useTranslation('chat')
  const finish = () => {
    toggle.current?.focus()
    sidebar.finishHint()
  }
  if (sidebar.hint === 'done') return null
  return (
    <div role="note" className="relative flex shrink-0 animate-pop-in items-center justify-end gap-4 bg-float px-4 py-2.5">
      <span aria-hidden className="absolute end-7 -top-1.5 size-3 rotate-45 rounded-xs bg-float" />
      <p className="text-sm text-pretty">{t('sidebar.hint', { name })}</p>
      <Button variant="quiet" size="sm" onClick={finish} className="shrink-0">
        {t('sidebar.hintDone')}
      </Button>
    </div>
  )
}
