import { LOCALES } from '@moonlit/sdk/rules'
import { LinkButton } from '@moonlit/ui/link-button'
import { useTranslation } from 'react-i18next'
import type { MouseEvent } from 'react'
import { Link, useLocation } from 'react-router'
import { useIsHydrated } from '../../shared/hydration/use-is-hydrated.ts'
import { withLocale } from '../../shared/i18n/address-locale.ts'
import { locales } from '../../shared/i18n/locales.ts'
import { useApplyLocale } from '../../shared/i18n/use-apply-locale.ts'
import { useLocale } from '../../shared/i18n/use-locale.ts'
import { useSessionKind } from '../../shared/session/use-session.ts'

/**
 * The same page in each language, with what is chosen on it, for visitors and guests, whose chats stay as they are; whoever is signed in has the menu
 * in the header. Plain links, which work without JavaScript and which search engines follow: as served they name the language alone, for the page is
 * kept for all its visitors. A guest's are no addresses to go to: those that come from elsewhere change nothing for them (server-services). [NV-03] [IN-05] [PB-07]
 */
export function LanguageLinks() {
  const { t } = useTranslation('layout')
  const { locale } = useLocale()
  const { pathname, search } = useLocation()
  const isHydrated = useIsHydrated()
  const isGuest = useSessionKind() === 'guest'
  const apply = useApplyLocale()
  return (
    <nav aria-label={t('footer.languages')} className="mt-12">
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {LOCALES.map((language) => (
          <li key={language}>
            <LinkButton asChild tone="muted" className="min-h-11 font-normal aria-[current]:font-semibold aria-[current]:text-body lg:min-h-8">
              <Link
                reloadDocument
                to={withLocale(pathname, language, isHydrated ? search : '')}
                lang={language}
                hrefLang={language}
                aria-current={language === locale ? 'true' : undefined}
                onClick={(event: MouseEvent) => {
                  if (!isGuest) return
                  event.preventDefault()
                  void apply(language)
                }}
              >
                {locales[language].label}
              </Link>
            </LinkButton>
          </li>
        ))}
      </ul>
    </nav>
  )
}
