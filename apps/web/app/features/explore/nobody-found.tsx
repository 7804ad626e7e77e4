import { Button } from '@moonlit/ui/button'
import { EmptyState } from '@moonlit/ui/empty-state'
import { SearchX } from 'lucide-react'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { lazyPart } from '../../shared/net/lazy-part.ts'
import type { Filters, Place } from './filters.ts'
import { LED_TO } from '../../shared/addresses.ts'

// Few searches find nobody.
const SomebodyElsewhere = lazyPart(() => import('./search/somebody-elsewhere.tsx'))

interface NobodyFoundProps {
  filters: Filters
  /** Where the same is shown of all types, without the search. */
  everyoneAddress: string
  /** Where the same search stands elsewhere. */
  addressAt: (place: Place) => string
}

/** Says that nobody fits, and leads back to where somebody does: by one way, since of two one might lead to nobody again; and to somebody elsewhere who is found so. [EX-10] [EX-19] */
export function NobodyFound({ filters, everyoneAddress, addressAt }: NobodyFoundProps) {
  const { t } = useTranslation('explore')
  const { type, search } = filters
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
              <div role="status" className="flex w-full flex-col items-center gap-3 empty:absolute">
                <Suspense fallback={null}>
                  <SomebodyElsewhere filters={filters} addressAt={addressAt} />
                </Suspense>
              </div>
            ) : null}
            <Button asChild variant="quiet">
              <Link to={everyoneAddress} state={search && !type ? LED_TO.field : LED_TO.heading}>
                {search && type ? t('empty.everyone') : search ? t('search.clear') : t('empty.action')}
              </Link>
            </Button>
          </div>
        ) : undefined
      }
    />
  )
}
