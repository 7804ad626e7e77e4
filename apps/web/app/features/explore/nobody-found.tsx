import { Button } from '@moonlit/ui/button'
import { EmptyState } from '@moonlit/ui/empty-state'
import { SearchX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Filters } from './filters.ts'

interface NobodyFoundProps {
  filters: Filters
  allAddress: string
  unsearchedAddress: string
}

/** Says that nobody fits, and leads back to where somebody does. [EX-10] [EX-19] */
export function NobodyFound({ filters: { type, search }, allAddress, unsearchedAddress }: NobodyFoundProps) {
  const { t } = useTranslation('explore')
  return (
    <EmptyState
      className="max-sm:py-6"
      figure={<SearchX strokeWidth={1.6} />}
      title={t('empty.title')}
      text={search ? t('empty.search') : type ? t('empty.text') : undefined}
      action={
        search || type ? (
          <div className="flex flex-wrap justify-center gap-3">
            {search ? (
              <Button asChild variant="quiet">
                <Link to={unsearchedAddress}>{t('search.clear')}</Link>
              </Button>
            ) : null}
            {type ? (
              <Button asChild variant="quiet">
                <Link to={allAddress}>{t('empty.action')}</Link>
              </Button>
            ) : null}
          </div>
        ) : undefined
      }
    />
  )
}
