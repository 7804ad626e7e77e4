import { Button } from '@moonlit/ui/button'
import { EndOfPart } from '@moonlit/ui/end-of-part'
import { Logo } from '@moonlit/ui/logo'
import { Skeleton } from '@moonlit/ui/skeleton'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { addresses } from '../../shared/addresses.ts'
import { emit } from '../../shared/events/events.ts'
import { LatePart } from '../../shared/hydration/late-part.tsx'
import { useUser } from '../../shared/session/use-session.ts'
import { CategorySwitch } from './category-switch.tsx'
import { lazyPart } from '../../shared/net/lazy-part.ts'

// Menus are for people who are signed in; everybody else does without their code.
const AccountMenu = lazyPart(() => import('./account-menu.tsx'))
const LanguageMenu = lazyPart(() => import('./language-menu.tsx'))

/** Logo; the category switch on explore; language and account for people, the ways in for everybody else. [LY-01] */
export function SiteHeader({ shell }: { shell: 'page' | 'explore' | 'chat' }) {
  const { t } = useTranslation(['layout', 'common'])
  const { kind, user } = useUser()
  return (
    <header className="sticky top-0 short:relative isolate z-30 flex h-(--header-height) items-center gap-2 header-ground page-edges sm:gap-4 lg:ps-7">
      <Link to={addresses.explore} aria-label={t('home')} className="flex shrink-0 items-center rounded-full py-2">
        <Logo word={t('common:brand')} className="max-sm:text-[1.375rem] max-[22rem]:[&>span]:sr-only" />
      </Link>
      {shell === 'explore' ? <CategorySwitch className="ms-3 max-md:hidden" /> : null}
      <div className="when-whole ms-auto flex items-center gap-1.5 sm:gap-2.5">
        {kind === 'member' ? (
          <LatePart fallback={<Skeleton className="h-11 w-24 rounded-full" />}>
            <LanguageMenu />
            <AccountMenu user={user} />
          </LatePart>
        ) : (
          <>
            <Button variant="ghost" onClick={() => emit({ name: 'login-modal-open' })} className="max-sm:min-h-10 max-sm:px-3.5 max-[25rem]:px-2">
              {t('account.login')}
            </Button>
            <Button onClick={() => emit({ name: 'registration-modal-open' })} className="max-sm:min-h-10 max-sm:px-4.5 max-[25rem]:px-3.5">
              <span className="max-sm:hidden">{t('account.register')}</span>
              <span className="sm:hidden">{t('account.registerShort')}</span>
            </Button>
          </>
        )}
        <EndOfPart />
      </div>
    </header>
  )
}
