import { LOCALES } from '@moonlit/sdk/rules'
import { LinkButton } from '@moonlit/ui/link-button'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { withLocale } from '../../shared/i18n/address-locale.ts'
import { locales } from '../../shared/i18n/locales.ts'
import { useLocale } from '../../shared/i18n/use-locale.ts'

/**
 * The same page in each language, for visitors: whoever is signed in has the menu in the header, and a guest's chats would be lost with a change.
 * Plain links, which work without JavaScript and which search engines follow. [NV-03] [PB-07]
 */
export function LanguageLinks() {
  const { t } = useTranslation('layout')
  const { locale } = useLocale()
  const { pathname } = useLocation()
  return (
    <nav aria-label={t('footer.languages')} className="mt-12">
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {LOCALES.map((language) => (
          <li key={language}>
            <LinkButton asChild tone="muted" className="min-h-11 font-normal aria-[current]:font-semibold aria-[current]:text-body lg:min-h-8">
              <Link
                reloadDocument
                to={withLocale(pathname, language)}
                lang={language}
                hrefLang={language}
                aria-current={language === locale ? 'true' : undefined}
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
