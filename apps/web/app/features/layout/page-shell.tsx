import { SkipLink } from '@moonlit/ui/skip-link'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { BottomNavigation } from './bottom-navigation.tsx'
import { CategorySwitch } from './category-switch.tsx'
import { PageNotices } from './page-notices.tsx'
import { SideNavigation } from './side-navigation.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { UnreadTitle } from './unread-title.tsx'

interface PageShellProps {
  shell: 'page' | 'explore' | 'chat'
  /** What the Tab key reaches first after the skip link, wherever it stands. */
  notice?: ReactNode
  children: ReactNode
}

/** Header, navigation, content and footer around every page of the main layout. A chat gets the whole height, a narrow navigation and no footer. */
export function PageShell({ shell, notice, children }: PageShellProps) {
  const { t } = useTranslation('common')
  const isChat = shell === 'chat'
  return (
    <div
      data-page-shell
      className="flex min-h-dvh flex-col [--bars-height:calc(var(--header-height)_+_var(--notices-height,0px))] [--header-height:4.25rem]"
    >
      <SkipLink href="#main">{t('skip')}</SkipLink>
      {notice}
      <SiteHeader shell={shell} />
      <UnreadTitle />
      <PageNotices />
      <div className="flex min-h-0 flex-1">
        <SideNavigation variant={isChat ? 'compact' : 'full'} />
        <div className="flex min-w-0 flex-1 flex-col">
          {shell === 'explore' ? (
            <div className="page-edges pt-2 md:hidden">
              <CategorySwitch width="full" />
            </div>
          ) : null}
          <main
            id="main"
            tabIndex={-1}
            data-shell={shell}
            className="min-w-0 flex-1 outline-none data-[shell=chat]:pb-(--notice-space) data-[shell=chat]:max-lg:pb-[calc(4rem+env(safe-area-inset-bottom)+var(--notice-space))]"
          >
            {children}
          </main>
          {isChat ? null : <SiteFooter year={new Date().getFullYear()} />}
        </div>
      </div>
      <BottomNavigation />
    </div>
  )
}
