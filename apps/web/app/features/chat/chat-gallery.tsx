import { Gallery } from '@moonlit/ui/gallery'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../shared/format.ts'
import { useLocale } from '../../shared/i18n/use-locale.ts'

interface ChatGalleryProps {
  name: string
  pictures: readonly string[]
  /** Which fills the screen, from 0; null when none. */
  opened: number | null
  onOpenedChange: (index: number | null) => void
}

/** Pictures of the character over the whole screen: those of the sidebar, or those sent in the conversation. */
export function ChatGallery({ name, pictures, opened, onOpenedChange }: ChatGalleryProps) {
  const { t } = useTranslation('chat')
  const { locale } = useLocale()
  return (
    <Gallery
      open={opened !== null}
      onOpenChange={(open) => !open && onOpenedChange(null)}
      pictures={pictures.map((src, index) => ({ src, alt: t('sidebar.photo', { name, number: formatNumber(locale, index + 1) }) }))}
      index={opened ?? 0}
      onIndexChange={onOpenedChange}
      labels={{ title: t('gallery.title', { name }), close: t('gallery.close'), previous: t('gallery.previous'), next: t('gallery.next') }}
      formatCounter={(at, of) => t('gallery.counter', { at: formatNumber(locale, at), of: formatNumber(locale, of) })}
    />
  )
}
