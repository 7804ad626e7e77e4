import { Button } from '@moonlit/ui/button'
import { LinkButton } from '@moonlit/ui/link-button'
import { Logo } from '@moonlit/ui/logo'
import { SkipLink } from '@moonlit/ui/skip-link'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { addresses } from '../../shared/addresses.ts'
import { useLocale } from '../../shared/i18n/use-locale.ts'
import { legalLinks } from '../../shared/legal-links.ts'
import type { LegalPage } from '../../shared/paths.ts'
import { useSessionKind } from '../../shared/session/use-session.ts'
import { PageNotices } from './page-notices.tsx'

const LEGAL: readonly LegalPage[] = ['privacy-policy', 'terms-and-conditions', 'public-offer', 'content-removal-policy']

/**
 * Header and footer of a landing page: the name, the way in for those who have an account, and what the law asks for. `notice` is what the Tab key
 * reaches first after the skip link, wherever it stands. [PB-03]
 */
export function LandingShell({ notice, children }: { notice?: ReactNode; children: ReactNode }) {
  const { t } = useTranslation(['layout', 'common'])
  const { locale } = useLocale()
  const kind = useSessionKind()
  return (
    <div className="flex min-h-dvh flex-col [--bars-height:calc(var(--header-height)_+_var(--notices-height,0px))] [--header-height:4.25rem]">
      <SkipLink href="#main">{t('common:skip')}</SkipLink>
      {notice}
      <header className="sticky top-0 short:relative isolate z-30 header-ground">
        <div className="mx-auto flex h-(--header-height) max-w-[76rem] items-center justify-between gap-4 page-edges">
          <Link to={addresses.explore} aria-label={t('home')} className="flex shrink-0 items-center rounded-full py-2">
            <Logo word={t('common:brand')} className="max-sm:text-[1.375rem]" />
          </Link>
          {kind === 'member' ? (
            <Button asChild variant="ghost">
              <Link to={addresses.myCharacters}>{t('navigation.myCharacters')}</Link>
            </Button>
          ) : (
            <Button asChild variant="ghost" className="noscript:hidden">
              <Link to={addresses.signInFor(addresses.create)}>{t('account.login')}</Link>
            </Button>
          )}
        </div>
      </header>
      <PageNotices />
      <main id="main" tabIndex={-1} className="min-w-0 flex-1 outline-none">
        {children}
      </main>
      <footer className="mx-auto mt-20 flex w-full max-w-[76rem] flex-wrap items-center gap-x-6 gap-y-1 page-edges pb-[calc(2rem+var(--notice-height,0px)+var(--offer-height,0px))] text-sm text-muted">
        <p className="me-auto py-2.5">{t('footer.adults')}</p>
        {legalLinks(locale)
          .filter((page) => LEGAL.includes(page))
          .map((page) => (
            <LinkButton key={page} asChild tone="muted" className="min-h-11 font-normal">
              <Link to={addresses.legal(page)}>{t(`footer.page.${page}`)}</Link>
            </LinkButton>
          ))}
      </footer>
    </div>
  )
}
