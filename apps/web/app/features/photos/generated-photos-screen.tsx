import { Button } from '@moonlit/ui/button'
import { EmptyState } from '@moonlit/ui/empty-state'
import { LinkButton } from '@moonlit/ui/link-button'
import { Skeleton } from '@moonlit/ui/skeleton'
import { Spinner } from '@moonlit/ui/spinner'
import { VisuallyHidden } from '@moonlit/ui/visually-hidden'
import { ImagePlus, Images } from 'lucide-react'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { addresses } from '../../shared/addresses.ts'
import { useServices } from '../../shared/api/services.ts'
import { FailedQuery } from '../../shared/errors/failed-query.tsx'
import { PhotoGrid } from './photo-grid.tsx'
import { useGeneratedPhotos } from './use-generated-photos.ts'

const SKELETONS = 8
const SKELETON_RATIOS = ['4 / 5', '1', '4 / 5', '9 / 16', '4 / 5'] as const

function PhotoSkeletons() {
  const { t } = useTranslation('photos')
  return (
    <div role="status" className="columns-2 gap-4 md:columns-3 xl:columns-4">
      <VisuallyHidden>{t('gallery.loading')}</VisuallyHidden>
      {Array.from({ length: SKELETONS }, (_photo, place) => (
        <div key={place} className="mb-4 break-inside-avoid" style={{ aspectRatio: SKELETON_RATIOS[place % SKELETON_RATIOS.length] }}>
          <Skeleton className="size-full rounded-card" />
        </div>
      ))}
    </div>
  )
}

/** All photos a member has had made, newest first, more as one scrolls. [PG-05] [RT-04] */
export function GeneratedPhotosScreen() {
  const { t } = useTranslation(['photos', 'errors'])
  const { overlays } = useServices()
  const { photos, isUnderWay, list } = useGeneratedPhotos()
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = list
  const more = useCallback(() => {
    if (hasNextPage && !isFetching && !isFetchNextPageError) void fetchNextPage()
  }, [hasNextPage, isFetching, isFetchNextPageError, fetchNextPage])
  const generate = (
    <Button asChild>
      <Link to={addresses.generate}>
        <ImagePlus aria-hidden />
        {t('gallery.generate')}
      </Link>
    </Button>
  )
  const isEmpty = list.isSuccess && photos.length === 0 && !hasNextPage
  return (
    <div className="mx-auto flex w-full max-w-7xl flex-col gap-7 page-edges pt-6 pb-10 lg:pt-10">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <h1 className="display-type text-hero">{t('gallery.title')}</h1>
        {isEmpty ? null : generate}
      </header>
      {isUnderWay ? (
        <p role="status" className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-field bg-veil px-5 py-3">
          {t('gallery.underWay')}
          <LinkButton asChild className="min-h-8">
            <Link to={addresses.generate}>{t('gallery.watch')}</Link>
          </LinkButton>
        </p>
      ) : null}
      {list.isPending ? (
        <PhotoSkeletons />
      ) : list.isError && photos.length === 0 ? (
        <FailedQuery query={list} title={t('gallery.failed')} />
      ) : isEmpty ? (
        <EmptyState figure={<Images strokeWidth={1.6} />} title={t('gallery.empty')} text={t('gallery.emptyText')} action={generate} />
      ) : (
        <PhotoGrid photos={photos} onNearEnd={more} onOpen={(start) => void overlays.open('generated-photos', { start })} />
      )}
      {photos.length > 0 ? (
        <div data-state={hasNextPage ? 'more' : 'end'} className="flex min-h-12 flex-col items-center justify-center">
          {isFetchNextPageError ? (
            <FailedQuery
              query={{ error: list.error, isFetching: list.isFetchingNextPage, refetch: fetchNextPage }}
              layout="inline"
              title={t('gallery.failedMore')}
              className="w-full max-w-2xl"
            />
          ) : list.isFetchingNextPage ? (
            <Spinner label={t('gallery.more')} className="size-7 text-muted" />
          ) : null}
        </div>
      ) : null}
    </div>
  )
}
