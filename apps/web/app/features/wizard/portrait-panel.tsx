import { Button } from '@moonlit/ui/button'
import { IconButton } from '@moonlit/ui/icon-button'
import { RefreshCw, Sparkles } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../shared/api/services.ts'
import { LivePortrait } from '../../shared/creation/live-portrait.tsx'
import { portraitAddress, type PortraitView } from '../../shared/creation/portrait.ts'
import { formatNumber } from '../../shared/format.ts'
import { useLocale } from '../../shared/i18n/use-locale.ts'
import { useWizard } from './wizard-context.ts'

interface PortraitPanelProps {
  view: PortraitView
  onSurprise: () => void
  onNewFace: () => void
  /** On small screens, beside the portrait. */
  children: ReactNode
}

/**
 * The portrait that follows the choices: a column of its own on large screens, a strip above the choices on small ones, where a press shows it
 * large. With it, what changes the whole person at once. [WZ-07]
 */
export function PortraitPanel({ view, onSurprise, onNewFace, children }: PortraitPanelProps) {
  const { t } = useTranslation(['wizard', 'common'])
  const { locale } = useLocale()
  const { overlays, requestContext } = useServices()
  const { options, draft } = useWizard()
  const full = portraitAddress(options.portraitUrl, draft, 'full', view)
  const name = draft.name?.trim()
  const alt = name ? t('portrait', { name }) : t('portraitLabel')
  return (
    <aside
      aria-label={t('portraitLabel')}
      className="z-20 max-lg:short:relative max-lg:tall:sticky max-lg:tall:top-(--bars-height) max-lg:-mx-[clamp(1rem,2.6vw,2.25rem)] max-lg:flex max-lg:items-center max-lg:gap-3.5 max-lg:isolate max-lg:header-ground max-lg:page-edges max-lg:py-2 lg:sticky lg:top-[calc(var(--bars-height)+1rem)] lg:self-start"
    >
      <div className="relative aspect-4/5 w-16 shrink-0 overflow-hidden rounded-2xl bg-raised shadow-lift lg:w-full lg:rounded-panel">
        <button
          type="button"
          disabled={!full}
          aria-label={name ? t('enlarge', { name }) : t('enlargeUnnamed')}
          onClick={() => full && void overlays.open('gallery', { title: alt, pictures: [{ src: full, alt }], start: 0 })}
          className="absolute inset-0 rounded-[inherit] focus-visible:-outline-offset-2"
        >
          {full ? (
            <LivePortrait
              portraitUrl={options.portraitUrl}
              draft={draft}
              view={view}
              alt={alt}
              detail={requestContext.device === 'mobile' ? 'sketch' : 'sharp'}
            />
          ) : (
            <span aria-hidden className="absolute inset-0 flex items-center justify-center bg-linear-to-b from-float to-surface text-muted">
              <Sparkles className="size-6 lg:mb-24 lg:size-9" strokeWidth={1.6} />
            </span>
          )}
        </button>
        {full ? (
          <p className="pointer-events-none absolute inset-x-0 bottom-0 flex flex-col justify-end card-shade px-6 pt-16 pb-5 text-start max-lg:hidden">
            <span className="truncate display-type text-title">
              <bdi>{name || t('unnamed')}</bdi>
              {draft.age === undefined ? null : (
                <span className="font-normal text-muted">
                  {t('common:separator')}
                  {formatNumber(locale, draft.age)}
                </span>
              )}
            </span>
          </p>
        ) : (
          <p className="pointer-events-none absolute inset-0 flex items-center justify-center p-6 text-center text-balance text-muted max-lg:sr-only">
            {t('noPortrait')}
          </p>
        )}
      </div>
      <div className="min-w-0 flex-1 lg:hidden">{children}</div>
      <div className="flex shrink-0 max-lg:flex-col lg:mt-4 lg:gap-2.5">
        <div className="contents lg:hidden">
          <IconButton label={t('surprise')} onClick={onSurprise}>
            <Sparkles />
          </IconButton>
          <IconButton label={t('newFace')} disabled={!full} onClick={onNewFace}>
            <RefreshCw />
          </IconButton>
        </div>
        <Button variant="quiet" onClick={onSurprise} className="flex-1 max-lg:hidden">
          <Sparkles aria-hidden />
          {t('surprise')}
        </Button>
        <Button variant="quiet" disabled={!full} onClick={onNewFace} className="flex-1 max-lg:hidden">
          <RefreshCw aria-hidden />
          {t('newFace')}
        </Button>
      </div>
    </aside>
  )
}
