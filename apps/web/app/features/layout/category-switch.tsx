import { SegmentedNav } from '@moonlit/ui/segmented-nav'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { addresses } from '../../shared/addresses.ts'

const categories = [
  { key: 'all', to: addresses.explore },
  { key: 'anime', to: addresses.anime },
  { key: 'custom', to: addresses.custom },
] as const

/** All, anime or custom characters. [LY-01] */
export function CategorySwitch({ width = 'hug', className }: { width?: 'hug' | 'full'; className?: string }) {
  const { t } = useTranslation('layout')
  const [first] = useLocation().pathname.split('/').filter(Boolean)
  const current = first === 'anime' || first === 'custom' ? first : 'all'
  return (
    <SegmentedNav
      label={t('navigation.categories')}
      width={width}
      className={className}
      items={categories.map(({ key, to }) => ({
        key,
        label: t(`category.${key}`),
        link: <Link to={to} />,
        state: key === current ? ('current' as const) : ('other' as const),
      }))}
    />
  )
}
