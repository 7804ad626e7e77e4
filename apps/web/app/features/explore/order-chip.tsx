import { Chip } from '@moonlit/ui/chip'
import { Flame } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Filters } from './filters.ts'

interface OrderChipProps {
  order: Filters['sort']
  /** Where the same people stand in the other order. */
  address: string
  onChoose: () => void
}

/** Popular people first, or the newest as usual; it stands beside whatever else is chosen. [EX-20] */
export function OrderChip({ order, address, onChoose }: OrderChipProps) {
  const { t } = useTranslation('explore')
  return (
    <Chip asChild state={order === 'popular' ? 'chosen' : 'free'}>
      <Link to={address} onClick={onChoose}>
        <Flame aria-hidden />
        {t('order.popular')}
      </Link>
    </Chip>
  )
}
