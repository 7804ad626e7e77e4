import type { Generation } from '@moonlit/sdk'
import { Button } from '@moonlit/ui/button'
import { Picture } from '@moonlit/ui/picture'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { addresses } from '../../shared/addresses.ts'
import { useServices } from '../../shared/api/services.ts'
import { formatNumber } from '../../shared/format.ts'
import { useLocale } from '../../shared/i18n/use-locale.ts'
import type { OrderUnderWay } from './running-order.tsx'
import { Unmet } from './unmet.tsx'

interface FinishedOrderProps {
  order: OrderUnderWay
  images: Generation['images']
  unmet: readonly string[]
  /** Back to the form, with what was asked for. */
  onMore: () => void
}

/** An order that is done: its photos, what they do not show of what was asked for, and the ways on. [PG-03] */
export function FinishedOrder({ order, images, unmet, onMore }: FinishedOrderProps) {
  const { t } = useTranslation('photos')
  const { queries, overlays } = useServices()
  const { locale, apiLocale } = useLocale()
  const { data: bot } = useQuery(queries.bots.one({ slug: order.botSlug, lang: apiLocale }))
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const name = bot?.firstName ?? ''
  return (
    <section aria-labelledby="made" className="flex flex-col gap-6">
      <h2 id="made" ref={heading} tabIndex={-1} className="display-type text-title outline-none">
        {t('made.title', { count: images.length })}
      </h2>
      <ul className="grid grid-cols-2 gap-3 data-[count=one]:max-w-md data-[count=one]:grid-cols-1" data-count={order.count === 1 ? 'one' : 'more'}>
        {images.map((image, place) => (
          <li key={image.id}>
            <button
              type="button"
              aria-label={t('open', { name, number: formatNumber(locale, place + 1) })}
              onClick={() => void overlays.open('generated-photos', { order: order.id, start: `${order.id}-${image.id}` })}
              className="block w-full overflow-hidden rounded-card shadow-lift"
            >
              <Picture
                src={image.imageUrl}
                small={image.smallUrl}
                alt={t('photo', { name, prompt: order.prompt })}
                ratio={image.width / image.height}
                loading="eager"
                imageClassName="motion-safe:animate-clear"
              />
            </button>
          </li>
        ))}
      </ul>
      <Unmet phrases={unmet} />
      <div className="flex flex-wrap gap-3">
        <Button onClick={onMore}>{t('made.more')}</Button>
        <Button asChild variant="quiet">
          <Link to={addresses.generatedPhotos}>{t('made.gallery')}</Link>
        </Button>
      </div>
    </section>
  )
}
