import { ApiError, unwrap } from '@moonlit/sdk'
import { ConfirmPopover } from '@moonlit/ui/confirm-popover'
import { Gallery } from '@moonlit/ui/gallery'
import { IconButton } from '@moonlit/ui/icon-button'
import { useMutation } from '@tanstack/react-query'
import { Download, Trash2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { addresses } from '../../shared/addresses.ts'
import { useServices } from '../../shared/api/services.ts'
import { formatNumber } from '../../shared/format.ts'
import { useLocale } from '../../shared/i18n/use-locale.ts'
import type { OverlayControls, OverlayProps } from '../../shared/overlays/overlay-props.ts'
import { PhotoDetails } from './photo-details.tsx'
import { forgetPhoto, type GeneratedPhoto } from './photo-orders.ts'
import { useGeneratedPhotos } from './use-generated-photos.ts'

/** More is fetched when this many photos or fewer are left. */
const FETCH_AHEAD = 4

/** Photos made on request, over the whole screen: how each was asked for, and to save, use again or delete it. [PG-05] [OV-10] */
export default function GeneratedPhotosOverlay({ start, order, close }: OverlayProps['generated-photos'] & OverlayControls) {
  const { t } = useTranslation(['photos', 'overlays'])
  const services = useServices()
  const { client, queryClient } = services
  const { locale } = useLocale()
  const navigate = useNavigate()
  const { photos: all, list } = useGeneratedPhotos()
  const photos = order === undefined ? all : all.filter((photo) => photo.order.id === order)
  const [key, setKey] = useState(start)
  const index = Math.max(
    0,
    photos.findIndex((photo) => photo.key === key),
  )
  const photo = photos[index]

  const { hasNextPage, isFetching, fetchNextPage } = list
  useEffect(() => {
    if (index >= photos.length - FETCH_AHEAD && hasNextPage && !isFetching && order === undefined) void fetchNextPage()
  }, [index, photos.length, hasNextPage, isFetching, fetchNextPage, order])

  const isGone = photo === undefined && !isFetching
  useEffect(() => {
    if (isGone) void close()
  }, [isGone, close])

  const { mutateAsync: remove } = useMutation({
    mutationFn: ({ order: { id }, image }: GeneratedPhoto) =>
      unwrap(client.generation.removePhoto({ params: { id, photoId: image.id } })).catch((error: unknown) => {
        // Deleted before, in another tab.
        if (!(error instanceof ApiError && error.status === 404)) throw error
      }),
    onSuccess: (_done, deleted) => {
      const next = photos[index + 1] ?? photos[index - 1]
      if (next) setKey(next.key)
      forgetPhoto(queryClient, deleted)
    },
  })
  if (!photo) return null
  const useAgain = async () => {
    const { fillForm } = await import('./photo-draft.ts')
    await fillForm(services, photo.order)
    await close()
    await navigate(addresses.generate)
  }
  const wouldReplace = async () => {
    const { readPhotoDraft } = await import('./photo-draft.ts')
    const typed = readPhotoDraft()?.prompt.trim() ?? ''
    // What a photo was asked for can be had again.
    return typed !== '' && !all.some((made) => made.order.prompt === typed)
  }
  const show = (to: number) => {
    const next = photos[to]
    if (next) setKey(next.key)
  }
  return (
    <Gallery
      open
      onOpenChange={(open) => !open && void close()}
      pictures={photos.map(({ image, order: { prompt } }) => ({ src: image.imageUrl, alt: prompt }))}
      index={index}
      onIndexChange={show}
      labels={{
        title: t('gallery.title'),
        close: t('overlays:gallery.close'),
        previous: t('overlays:gallery.previous'),
        next: t('overlays:gallery.next'),
      }}
      formatCounter={(at, of) => t('overlays:gallery.counter', { at: formatNumber(locale, at), of: formatNumber(locale, of) })}
      details={<PhotoDetails order={photo.order} onUseAgain={useAgain} wouldReplace={wouldReplace} />}
      actions={
        <>
          <IconButton label={t('details.download')} tooltip="bottom" variant="quiet" asChild>
            <a href={photo.image.imageUrl} download={`${photo.order.botSlug}-${photo.key}.webp`}>
              <Download />
            </a>
          </IconButton>
          <ConfirmPopover
            title={t('details.deleteTitle')}
            text={t('details.deleteText')}
            confirmLabel={t('details.delete')}
            cancelLabel={t('details.keep')}
            tone="danger"
            onConfirm={() => remove(photo)}
            trigger={
              <IconButton label={t('details.delete')} tooltip="none" variant="quiet">
                <Trash2 />
              </IconButton>
            }
          />
        </>
      }
    />
  )
}
