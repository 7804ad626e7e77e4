import { cx } from '@moonlit/ui/class-names'
import { Dialog } from '@moonlit/ui/dialog'
import { ScrollArea } from '@moonlit/ui/scroll-area'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useBackToClose } from '../../../shared/overlays/use-back-to-close.ts'
import { useIsAtLeast } from '../browser-state.ts'
import type { Sidebar } from './use-sidebar.ts'

/** A column on wide screens, a panel over the messages on medium ones, a sheet on phones. */
export type SidebarPlace = 'column' | 'panel' | 'sheet'

/** Where the sidebar stands at the window's width. */
export const useSidebarPlace = (): SidebarPlace => {
  const isMedium = useIsAtLeast('md')
  const isWide = useIsAtLeast('xl')
  return isWide ? 'column' : isMedium ? 'panel' : 'sheet'
}

const looks = {
  column: 'w-90 shrink-0 border-s border-hairline',
  panel: 'absolute inset-y-0 end-0 z-10 w-90 max-w-[calc(100%-3.5rem)] animate-fade-in overflow-hidden rounded-s-panel panel-fill',
} as const

interface SidebarFrameProps {
  sidebar: Sidebar
  place: SidebarPlace
  /** Whose sidebar it is. */
  name: string
  children: ReactNode
}

/** The place of the character's profile beside, over or below the conversation. The composer stays free in all of them but the sheet. [CH-03] [LY-09] */
export function SidebarFrame({ sidebar, place, name, children }: SidebarFrameProps) {
  const { t } = useTranslation('chat')
  useBackToClose(sidebar.isOpen && place !== 'column', sidebar.close)
  if (!sidebar.isOpen) return null
  const label = t('sidebar.label', { name })
  if (place === 'sheet') {
    return (
      <Dialog open onOpenChange={(open) => !open && sidebar.close()} title={label} titleLook="hidden" closeLabel={t('sidebar.hide')}>
        <div id={sidebar.id} className="pt-8">
          {children}
        </div>
      </Dialog>
    )
  }
  return (
    <aside id={sidebar.id} aria-label={label} className={cx('flex flex-col', looks[place])}>
      <ScrollArea label={label} className="p-5">
        {children}
      </ScrollArea>
    </aside>
  )
}
