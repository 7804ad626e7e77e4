import { useTranslation } from 'react-i18next'
import { useServices } from '../../../shared/api/services.ts'
import { formatNumber } from '../../../shared/format.ts'
import { useLocale } from '../../../shared/i18n/use-locale.ts'

/** Shows pictures of a character over the whole screen: those of the sidebar, or those sent in the chat. */
export const useOpenGallery = (): ((name: string, pictures: readonly string[], start: number) => void) => {
  const { t } = useTranslation('chat')
  const { locale } = useLocale()
  const { overlays } = useServices()
  return (name, pictures, start) =>
    void overlays.open('gallery', {
      title: t('galleryTitle', { name }),
      pictures: pictures.map((src, index) => ({ src, alt: t('sidebar.photo', { name, number: formatNumber(locale, index + 1) }) })),
      start,
    })
}
