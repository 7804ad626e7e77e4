import { keys } from '@moonlit/sdk/query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { useServices } from '../../shared/api/services.ts'
import { FailedOrder } from './failed-order.tsx'
import { LatestPhotos } from './latest-photos.tsx'
import { FinishedOrder } from './finished-order.tsx'
import { RunningOrder, type OrderUnderWay } from './running-order.tsx'
import { fillForm } from './photo-draft.ts'
import { PhotoForm } from './photo-form.tsx'
import { PhotoFormSkeleton } from './photo-form-skeleton.tsx'
import { photosOf } from './photo-orders.ts'
import { useCurrentOrder } from './use-current-order.ts'

/** Photos on request: the form, the order under way, and what came of it. [PG-01] [PG-03] [PG-04] [RT-04] */
export function GenerateScreen() {
  const { t } = useTranslation('photos')
  const services = useServices()
  const { key } = useLocation()
  const { order, setOrder, stage, status, orders, isKnown } = useCurrentOrder()
  const photos = photosOf(orders)
  const [shownKey, setShownKey] = useState(key)
  // 'Use again' on this very page: the form comes back with what it was filled with, after an order that is under way.
  const isUnderWay = order !== null && (stage === 'queued' || stage === 'running')
  const [isFilled, setIsFilled] = useState(false)
  if (key !== shownKey) {
    setShownKey(key)
    setIsFilled(isUnderWay)
    if (!isUnderWay) setOrder(null)
  }
  const areAllDeleted = stage === 'done' && status?.images.length === 0
  const backToForm = async (from?: OrderUnderWay) => {
    if (from) await fillForm(services, from)
    setIsFilled(false)
    setOrder(null)
  }
  return (
    <div
      data-layout={photos.length > 0 ? 'beside' : 'alone'}
      className="group mx-auto flex w-full max-w-6xl flex-col gap-8 page-edges pt-6 pb-10 data-[layout=alone]:max-w-3xl lg:pt-10"
    >
      <header className="flex max-w-2xl flex-col gap-3">
        <h1 className="display-type text-hero">{t('title')}</h1>
        <p className="text-lg text-muted">{t('lead')}</p>
      </header>
      <div className="grid items-start gap-10 lg:group-data-[layout=beside]:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0">
          {!isKnown ? (
            <PhotoFormSkeleton />
          ) : order === null || stage === 'none' || areAllDeleted ? (
            <PhotoForm
              key={key}
              onStarted={(started) => {
                setOrder(started)
                void services.queryClient.invalidateQueries({ queryKey: keys.users.me() })
              }}
            />
          ) : stage === 'failed' ? (
            <FailedOrder onRetry={() => void backToForm(order)} />
          ) : stage === 'done' && status ? (
            <FinishedOrder order={order} images={status.images} unmet={status.unmet} onMore={() => void backToForm(isFilled ? undefined : order)} />
          ) : (
            <RunningOrder order={order} status={status} isNextFilled={isFilled} />
          )}
        </div>
        <LatestPhotos photos={photos} />
      </div>
    </div>
  )
}
