import { LinkButton } from '@moonlit/ui/link-button'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { PAGES_PARAM } from '../../shared/addresses.ts'

/** A link to the same list with so many of its pages at once: a page without JavaScript does not grow as one scrolls. [EX-07] */
export function LongerList({ pages }: { pages: number }) {
  const { t } = useTranslation('explore')
  const { pathname, search } = useLocation()
  const longer = new URLSearchParams(search)
  longer.set(PAGES_PARAM, String(pages))
  return (
    <p className="pt-8 text-center">
      <LinkButton asChild>
        <a href={`${pathname}?${longer}`}>{t('list.next')}</a>
      </LinkButton>
    </p>
  )
}
