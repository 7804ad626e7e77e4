import { LinkButton } from '@moonlit/ui/link-button'
import { Picture } from '@moonlit/ui/picture'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { addresses } from '../../shared/addresses.ts'
import { useServices } from '../../shared/api/services.ts'
import { formatNumber } from '../../shared/format.ts'
import { useLocale } from '../../shared/i18n/use-locale.ts'
import type { GeneratedPhoto } from './photo-orders.ts'

const MOST = 6

/** The newest photos beside the form, and the way to all of them; nothing before the first. */
export function LatestPhotos({ photos }: { photos: readonly GeneratedPhoto[] }) {
  const { t } = useTranslation('photos')
  const { overlays } = useServices()
  const { locale } = useLocale()
  if (photos.length === 0) return null
  return (
    <aside aria-labelledby="latest" className="flex flex-col gap-4 rounded-panel bg-surface p-5 lg:sticky lg:top-[calc(var(--bars-height)+1.5rem)]">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="latest" className="display-type text-name">
          {t('latest.title')}
        </h2>
        <LinkButton asChild>
          <Link to={addresses.generatedPhotos}>{t('latest.all')}</Link>
        </LinkButton>
      </div>
      <ul className="grid grid-cols-3 gap-2 lg:grid-cols-2">
        {photos.slice(0, MOST).map(({ key, image, order }, place) => (
          <li key={key}>
            <button
              type="button"
              aria-label={t('openNewest', { number: formatNumber(locale, place + 1), prompt: order.prompt })}
              onClick={() => void overlays.open('generated-photos', { start: key })}
              className="block w-full overflow-hidden rounded-2xl transition-[filter] hover:brightness-115"
            >
              <Picture src={image.smallUrl} alt="" ratio={4 / 5} />
            </button>
          </li>
        ))}
      </ul>
    </aside>
  )
}
