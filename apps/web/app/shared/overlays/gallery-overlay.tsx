import { Gallery } from '@moonlit/ui/gallery'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../format.ts'
import { useLocale } from '../i18n/use-locale.ts'
import type { OverlayControls, OverlayProps } from './overlay-props.ts'

/** Pictures over the whole screen. [OV-10] [CP-03] */
export default function GalleryOverlay({ title, pictures, start, close }: OverlayProps['gallery'] & OverlayControls) {
  const { t } = useTranslation('overlays')
  const { locale } = useLocale()
  const [shown, setShown] = useState(start)
  return (
    <Gallery
      open
      onOpenChange={(open) => !open && void close()}
      pictures={pictures}
      index={shown}
      onIndexChange={setShown}
      labels={{ title, close: t('gallery.close'), previous: t('gallery.previous'), next: t('gallery.next') }}
      formatCounter={(at, of) => t('gallery.counter', { at: formatNumber(locale, at), of: formatNumber(locale, of) })}
    />
  )
}
