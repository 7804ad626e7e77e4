import { Dialog } from '@moonlit/ui/dialog'
import { ScrollArea } from '@moonlit/ui/scroll-area'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useBackToClose } from '../../../shared/overlays/use-back-to-close.ts'
import { useIsAtLeast } from '../browser-state.ts'
import type { Sidebar } from './use-sidebar.ts'

/** A column beside the messages, a sheet over them on phones. */
export type SidebarPlace = 'column' | 'sheet'

/** Where the sidebar stands at the window's width. */
export const useSidebarPlace = (): SidebarPlace => (useIsAtLeast('md') ? 'column' : 'sheet')

interface SidebarFrameProps {
  sidebar: Sidebar
  place: SidebarPlace
  /** Whose sidebar it is. */
  name: string
  children: ReactNode
}

/** The place of the character's profile: beside the conversation, or over it on phones. [CH-03] [LY-09] */
export function SidebarFrame({ sidebar, place, name, children }: SidebarFrameProps) {
  const { t } = useTranslation('chat')
  useBackToClose(sidebar.isOpen && place === 'sheet', sidebar.close)
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
    <aside id={sidebar.id} aria-label={label} className="flex w-72 shrink-0 flex-col border-s border-hairline lg:w-80 xl:w-90">
      <ScrollArea label={label} className="p-5">
        {children}
      </ScrollArea>
    </aside>
  )
}
