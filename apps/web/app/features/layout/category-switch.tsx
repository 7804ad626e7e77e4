import { SegmentedNav } from '@moonlit/ui/segmented-nav'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { addresses, GENDER_PARAM, SEARCH_PARAM, SORT_PARAM } from '../../shared/addresses.ts'

const categories = [
  { key: 'all', to: addresses.explore },
  { key: 'anime', to: addresses.anime },
  { key: 'custom', to: addresses.custom },
] as const

/** What goes along to another category; a role type may have nobody there. */
const KEPT: readonly string[] = [GENDER_PARAM, SEARCH_PARAM, SORT_PARAM]

/** All, anime or custom characters. [LY-01] */
export function CategorySwitch({ width = 'hug', className }: { width?: 'hug' | 'full'; className?: string }) {
  const { t } = useTranslation('layout')
  const { pathname, search } = useLocation()
  const [first] = pathname.split('/').filter(Boolean)
  // Whoever looks at men, or looks for doctors, finds them in the other categories, too.
  const chosen = [...new URLSearchParams(search)].filter(([name]) => KEPT.includes(name))
  const query = chosen.length > 0 ? `?${new URLSearchParams(chosen)}` : ''
  const current = first === 'anime' || first === 'custom' ? first : 'all'
  return (
    <SegmentedNav
      label={t('navigation.categories')}
      width={width}
      className={className}
      items={categories.map(({ key, to }) => ({
        key,
        label: t(`category.${key}`),
        link: <Link to={to + query} />,
        state: key === current ? ('current' as const) : ('other' as const),
      }))}
    />
  )
}
