import { Dialog } from '@moonlit/ui/dialog'
import { IconButton } from '@moonlit/ui/icon-button'
import { ScrollArea } from '@moonlit/ui/scroll-area'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsAtLeast } from './browser-state.ts'
import type { Sidebar } from './use-sidebar.ts'

interface SidebarFrameProps {
  sidebar: Sidebar
  /** Whose sidebar it is. */
  name: string
  children: ReactNode
}

/** Where the sidebar stands: a column on wide screens, a panel over the conversation on medium ones, a sheet on phones. [CH-03] [LY-09] */
export function SidebarFrame({ sidebar, name, children }: SidebarFrameProps) {
  const { t } = useTranslation('chat')
  const isWide = useIsAtLeast('md')
  if (!sidebar.isOpen) return null
  const label = t('sidebar.label', { name })
  if (!isWide) {
    return (
      <Dialog open onOpenChange={(open) => !open && sidebar.close()} title={label} titleLook="hidden" closeLabel={t('sidebar.hide')}>
        <div id={sidebar.id} className="pt-8">
          {children}
        </div>
      </Dialog>
    )
  }
  return (
    <aside
      id={sidebar.id}
      aria-label={label}
      className="flex w-90 shrink-0 flex-col max-xl:absolute max-xl:inset-y-0 max-xl:end-0 max-xl:top-17 max-xl:z-10 max-xl:max-w-[calc(100%-3.5rem)] max-xl:animate-fade-in max-xl:rounded-ss-panel max-xl:panel-fill"
    >
      <ScrollArea label={label} className="p-5 max-xl:pt-4">
        <div className="mb-3 flex justify-end xl:hidden">
          <IconButton label={t('sidebar.hide')} tooltip="none" size="sm" onClick={sidebar.close}>
            <X />
          </IconButton>
        </div>
        {children}
      </ScrollArea>
    </aside>
  )
}
