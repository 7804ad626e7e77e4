import type { Generation } from '@moonlit/sdk'
import { GENERATION_SECONDS_MAX } from '@moonlit/sdk/rules'
import { Picture } from '@moonlit/ui/picture'
import { Skeleton } from '@moonlit/ui/skeleton'
import { VisuallyHidden } from '@moonlit/ui/visually-hidden'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../shared/api/services.ts'
import { formatNumber } from '../../shared/format.ts'
import { useLocale } from '../../shared/i18n/use-locale.ts'
import { useLeaveQuestion } from '../../shared/page/use-leave-question.ts'
import { smallVariant } from '../../shared/pictures.ts'
import { ratioOf } from './photo-format.ts'
import { Unmet } from './unmet.tsx'

/** The order that is under way. */
export type OrderUnderWay = Pick<Generation, 'id' | 'prompt' | 'count' | 'botSlug' | 'styleIds' | 'parameters'>

interface RunningOrderProps {
  order: OrderUnderWay
  /** How far it is; undefined until that is known. */
  status: { progress: number; images: Generation['images']; unmet: string[] } | undefined
  /** A photo was chosen to be used again meanwhile: the form waits with it. */
  isNextFilled: boolean
}

/** How strongly a picture that is not there yet is blurred, in pixels. */
const BLUR = { first: 34, last: 10 } as const

/**
 * An order under way: a blurred picture for each photo, which clears as it is made and gives way to the photo itself. One is asked to stay, and leaving
 * asks first. [PG-03] [OV-10]
 */
export function RunningOrder({ order, status, isNextFilled }: RunningOrderProps) {
  const { t } = useTranslation('photos')
  const { queries } = useServices()
  const { locale, apiLocale } = useLocale()
  const { data: bot } = useQuery(queries.bots.one({ slug: order.botSlug, lang: apiLocale }))
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  useLeaveQuestion(true, {
    title: t('leave.title'),
    text: t('leave.text'),
    leaveLabel: t('leave.leave'),
    stayLabel: t('leave.stay'),
  })
  const { progress = 0, images = [], unmet = [] } = status ?? {}
  const ratio = ratioOf(order.parameters)
  const said = t('making.progress', { percent: formatNumber(locale, progress / 100, { style: 'percent' }) })
  return (
    <section aria-labelledby="making" className="flex flex-col gap-6">
      <header className="flex flex-col gap-2">
        <h2 id="making" ref={heading} tabIndex={-1} className="display-type text-title outline-none">
          {bot ? t('making.title', { count: order.count, name: bot.firstName }) : <Skeleton className="h-9 w-72 max-w-full rounded-full" />}
        </h2>
        <p className="text-muted">{t('making.stay', { seconds: formatNumber(locale, GENERATION_SECONDS_MAX) })}</p>
      </header>
      <div className="flex flex-col gap-2.5">
        <div
          role="progressbar"
          aria-labelledby="making"
          aria-valuenow={progress}
          aria-valuetext={said}
          className="h-2 overflow-hidden rounded-full bg-veil-strong"
        >
          <div
            className="h-full origin-[0_50%] accent-fill transition-[scale] duration-1000 ease-linear motion-reduce:transition-none rtl:origin-[100%_50%]"
            style={{ scale: `${progress / 100} 1` }}
          />
        </div>
        <p aria-hidden className="text-sm text-muted tabular-nums">
          {said}
        </p>
        <VisuallyHidden role="status">
          {images.length === 0
            ? t('making.begun')
            : t('making.ready', { ready: formatNumber(locale, images.length), of: formatNumber(locale, order.count) })}
        </VisuallyHidden>
      </div>
      <p role="status" className={isNextFilled ? 'rounded-field bg-veil px-5 py-3' : 'sr-only'}>
        {isNextFilled ? t('making.nextFilled') : null}
      </p>
      <ul className="grid grid-cols-2 gap-3 data-[count=one]:max-w-md data-[count=one]:grid-cols-1" data-count={order.count === 1 ? 'one' : 'more'}>
        {Array.from({ length: order.count }, (_photo, place) => {
          const image = images[place]
          // Photos are made one after the other: each has its share of the whole.
          const share = Math.min(1, Math.max(0, (progress / 100) * order.count - place))
          return (
            <li key={place} data-state={image ? 'ready' : 'making'} className="relative overflow-hidden rounded-card bg-raised">
              {image ? (
                <Picture
                  src={image.imageUrl}
                  small={image.smallUrl}
                  alt={t('photo', { name: bot?.firstName ?? '', prompt: order.prompt })}
                  ratio={ratio}
                  loading="eager"
                  imageClassName="motion-safe:animate-clear"
                />
              ) : (
                <div
                  className="scale-110 transition-[filter] duration-1000 ease-linear motion-reduce:transition-none"
                  style={{ filter: `blur(${BLUR.first + (BLUR.last - BLUR.first) * share}px)` }}
                >
                  {bot ? <Picture src={smallVariant(bot.imageUrl)} alt="" ratio={ratio} loading="eager" /> : <div style={{ aspectRatio: ratio }} />}
                </div>
              )}
            </li>
          )
        })}
      </ul>
      <Unmet phrases={unmet} />
    </section>
  )
}
