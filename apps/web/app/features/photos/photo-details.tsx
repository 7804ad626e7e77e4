import type { Generation } from '@moonlit/sdk'
import { Button } from '@moonlit/ui/button'
import { Chip } from '@moonlit/ui/chip'
import { ConfirmPopover } from '@moonlit/ui/confirm-popover'
import { LinkButton } from '@moonlit/ui/link-button'
import { useQuery } from '@tanstack/react-query'
import { RotateCcw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { addresses } from '../../shared/addresses.ts'
import { useServices } from '../../shared/api/services.ts'
import { formatDate } from '../../shared/format.ts'
import { useLocale } from '../../shared/i18n/use-locale.ts'
import { useParameterLabels } from './parameter-labels.ts'
import { Unmet } from './unmet.tsx'

interface PhotoDetailsProps {
  order: Generation
  onUseAgain: () => Promise<void>
  /** Whether the form has something that was typed and never sent, which would be lost. */
  wouldReplace: () => Promise<boolean>
}

/** How a photo was asked for, and the way to ask for more like it. [PG-05] */
export function PhotoDetails({ order, onUseAgain, wouldReplace }: PhotoDetailsProps) {
  const { t } = useTranslation('photos')
  const { queries } = useServices()
  const { locale, apiLocale } = useLocale()
  const { nameOf, valueOf } = useParameterLabels()
  const { data: bot } = useQuery(queries.bots.one({ slug: order.botSlug, lang: apiLocale }))
  const { data: styles } = useQuery({ ...queries.generation.styles(apiLocale), staleTime: Number.POSITIVE_INFINITY })
  const chosen = [
    ...order.styleIds.map((id) => ({ key: id, words: styles?.result.find((style) => style.id === id)?.title ?? id })),
    ...Object.entries(order.parameters).map(([name, value]) => ({
      key: name,
      words: t('details.parameter', { name: nameOf(name), value: valueOf(name, value) }),
    })),
  ]
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="display-type text-name">
          {bot ? (
            <LinkButton asChild tone="body" className="font-[inherit] no-underline">
              <Link to={addresses.character(bot.slug)}>{bot.firstName}</Link>
            </LinkButton>
          ) : (
            t('details.title')
          )}
        </h3>
        <p className="text-sm text-muted">{formatDate(locale, order.createdAt)}</p>
      </div>
      <p dir="auto" className="text-pretty wrap-anywhere">
        {order.prompt}
      </p>
      {chosen.length > 0 ? (
        <ul aria-label={t('form.parameters')} className="flex flex-wrap gap-2">
          {chosen.map(({ key, words }) => (
            <li key={key}>
              <Chip state="still" size="sm">
                {words}
              </Chip>
            </li>
          ))}
        </ul>
      ) : null}
      <Unmet phrases={order.unmet} />
      <ConfirmPopover
        title={t('details.replaceTitle')}
        text={t('details.replaceText')}
        confirmLabel={t('details.replace')}
        cancelLabel={t('details.keepTyped')}
        isNeeded={wouldReplace}
        onConfirm={onUseAgain}
        align="start"
        trigger={
          <Button variant="quiet" className="self-start">
            <RotateCcw aria-hidden className="rtl:-scale-x-100" />
            {t('details.again')}
          </Button>
        }
      />
    </div>
  )
}
