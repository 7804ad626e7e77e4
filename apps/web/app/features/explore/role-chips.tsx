import type { RoleType } from '@moonlit/sdk/rules'
import { Chip } from '@moonlit/ui/chip'
import { ChipList } from '@moonlit/ui/chip-list'
import { Skeleton } from '@moonlit/ui/skeleton'
import { VisuallyHidden } from '@moonlit/ui/visually-hidden'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { labelOf } from '../../shared/i18n/labels.ts'

interface RoleChipsProps {
  /** Ids from the server; undefined while they load. */
  roleTypes: readonly string[] | undefined
  chosen: RoleType | undefined
  /** The address that shows a type; of all without one. */
  addressOf: (type: string | undefined) => string
  onChoose: (type: string | undefined) => void
}

const placeholders = ['w-20', 'w-24', 'w-22', 'w-28', 'w-19', 'w-26', 'w-25'] as const

/** First all, then the kinds of characters there are. [EX-03] */
export function RoleChips({ roleTypes, chosen, addressOf, onChoose }: RoleChipsProps) {
  const { t, i18n } = useTranslation(['explore', 'labels'])
  const chip = (type: string | undefined, label: string) => (
    <Chip key={type ?? ''} asChild state={type === chosen ? 'chosen' : 'free'}>
      <Link to={addressOf(type)} onClick={() => onChoose(type)}>
        {label}
      </Link>
    </Chip>
  )
  return (
    <ChipList label={t('explore:roles.label')}>
      {chip(undefined, t('explore:roles.all'))}
      {roleTypes?.map((type) => chip(type, labelOf(i18n, 'roleType', type))) ?? (
        <>
          <VisuallyHidden>{t('explore:roles.loading')}</VisuallyHidden>
          {placeholders.map((width) => (
            <Skeleton key={width} className={`h-9.5 shrink-0 rounded-full ${width}`} />
          ))}
        </>
      )}
    </ChipList>
  )
}
