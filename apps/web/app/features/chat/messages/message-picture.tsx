import { Picture } from '@moonlit/ui/picture'
import { Lock } from 'lucide-react'
import { useTranslation } from 'react-i18next'

interface MessagePictureProps {
  src: string
  name: string
  /** `veiled` comes blurred from the server. */
  look: 'clear' | 'veiled'
  onOpen: () => void
}

/** A picture in the conversation; a press shows it large. */
export function MessagePicture({ src, name, look, onOpen }: MessagePictureProps) {
  const { t } = useTranslation('chat')
  const alt = look === 'veiled' ? t('message.veiledPhoto', { name }) : t('message.photo', { name })
  return (
    <button
      type="button"
      aria-label={t('message.openPhoto', { name })}
      onClick={onOpen}
      className="group/picture relative block w-60 max-w-full overflow-hidden rounded-[17px] transition-[filter] hover:brightness-110"
    >
      <Picture src={src} alt={alt} ratio={4 / 5} />
      {look === 'veiled' ? (
        <span aria-hidden className="absolute inset-0 flex items-center justify-center">
          <span className="flex size-13 items-center justify-center rounded-full bg-glass text-amber-text shadow-rest backdrop-blur-md">
            <Lock className="size-5.5" />
          </span>
        </span>
      ) : null}
    </button>
  )
}
