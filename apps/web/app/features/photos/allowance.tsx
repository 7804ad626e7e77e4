import { LinkButton } from '@moonlit/ui/link-button'
import { Skeleton } from '@moonlit/ui/skeleton'
import { Images } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../shared/api/services.ts'
import { useSessionKind } from '../../shared/session/use-session.ts'

interface AllowanceProps {
  /** Photos that may still be made; undefined until that is known. */
  left: number | undefined
  /** Photos of this order. */
  count: number
}

/** What is left of the allowance, and whether this order fits in it, before anything is pressed. [PG-02] */
export function Allowance({ left, count }: AllowanceProps) {
  const { t } = useTranslation('photos')
  const { overlays } = useServices()
  const kind = useSessionKind()
  const isShort = left !== undefined && left < count
  return (
    <div
      data-state={isShort ? 'short' : 'enough'}
      className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 rounded-field bg-veil px-4 py-2.5 text-[0.9375rem] data-[state=short]:bg-rose-veil"
    >
      <Images aria-hidden className="size-5 shrink-0 text-amber-text" />
      {kind !== 'member' ? (
        <p>{t('allowance.visitor')}</p>
      ) : left === undefined ? (
        <Skeleton className="h-4 w-40 rounded-full" />
      ) : (
        <>
          <p className="font-medium">{left === 0 ? t('allowance.none') : t('allowance.left', { count: left })}</p>
          {isShort && left > 0 ? <p className="text-muted">{t('allowance.short', { count })}</p> : null}
          {isShort ? (
            <LinkButton className="min-h-8" onClick={() => void overlays.open('upgrade', { missing: 'generations' })}>
              {t('allowance.more')}
            </LinkButton>
          ) : null}
        </>
      )}
    </div>
  )
}
