import type { Bot } from '@moonlit/sdk'
import { Picture } from '@moonlit/ui/picture'
import { Expand } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../api/services.ts'
import { formatNumber } from '../format.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { smallVariant } from '../pictures.ts'
import { picturesOf } from './pictures.ts'

/** The portrait, the strip beneath it, and the gallery that both open. [CP-01] [CP-03] */
export function Photos({ bot }: { bot: Bot }) {
  const { t } = useTranslation('character')
  const { locale } = useLocale()
  const { overlays } = useServices()
  const name = bot.firstName
  const pictures = picturesOf(bot)
  const cover = Math.max(
    0,
    pictures.findIndex(({ imageUrl }) => imageUrl === bot.imageUrl),
  )
  const altOf = (index: number) => t('photo', { name, number: formatNumber(locale, index + 1) })
  const open = (start: number) =>
    void overlays.open('gallery', {
      title: t('galleryTitle', { name }),
      pictures: pictures.map(({ imageUrl }, index) => ({ src: imageUrl, alt: altOf(index), preview: smallVariant(imageUrl) })),
      start,
    })
  return (
    <div className="flex min-w-0 flex-col gap-2.5 self-start md:tall:sticky md:top-[calc(var(--bars-height)+1.5rem)]">
      <button
        type="button"
        aria-label={t('openPhoto', { name, number: formatNumber(locale, cover + 1) })}
        onClick={() => open(cover)}
        className="group relative h-[31dvh] min-h-44 w-full overflow-hidden rounded-panel shadow-lift focus-visible:outline-offset-4 md:aspect-4/5 md:h-auto"
      >
        <Picture
          src={bot.imageUrl}
          small={smallVariant(bot.imageUrl)}
          alt={altOf(cover)}
          ratio="fill"
          loading="eager"
          priority="high"
          imageClassName="motion-safe:duration-500 motion-safe:group-hover:scale-[1.02]"
        />
        <span
          aria-hidden
          className="absolute end-4 bottom-4 flex size-11 items-center justify-center rounded-full bg-glass text-body opacity-0 backdrop-blur-md transition-opacity group-hover:opacity-100 group-focus-visible:opacity-100"
        >
          <Expand className="size-5" />
        </span>
      </button>
      {pictures.length > 1 ? (
        <ul
          aria-label={t('photos')}
          className="-m-1 grid gap-2.5 overflow-x-auto p-1 hide-scrollbar [--least:3.25rem] md:[--least:4rem]"
          style={{ gridTemplateColumns: `repeat(${pictures.length - 1}, minmax(var(--least), 1fr))` }}
        >
          {pictures.map(({ imageUrl }, index) =>
            index === cover ? null : (
              <li key={imageUrl}>
                <button
                  type="button"
                  aria-label={t('openPhoto', { name, number: formatNumber(locale, index + 1) })}
                  onClick={() => open(index)}
                  className="block w-full overflow-hidden rounded-2xl transition-[filter] hover:brightness-115"
                >
                  <Picture src={smallVariant(imageUrl)} alt="" ratio={4 / 5} />
                </button>
              </li>
            ),
          )}
        </ul>
      ) : null}
    </div>
  )
}
