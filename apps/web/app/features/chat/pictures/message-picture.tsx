import { Picture } from '@moonlit/ui/picture'
import { Spinner } from '@moonlit/ui/spinner'
import { Eye, Lock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useUnlockPrices } from '../../../shared/payments/use-unlock-prices.ts'
import { useUser } from '../../../shared/session/use-session.ts'
import { useVeil } from './discreet-mode.ts'

interface MessagePictureProps {
  src: string
  name: string
  /** `locked` comes blurred from the server; `revealing` is being asked for. */
  variant: 'clear' | 'locked' | 'revealing'
  /** Shows a clear picture large, and reveals a locked one. */
  onOpen: () => void
}

/** A picture in the conversation. A press shows it large; a locked one it reveals, or says what is missing; what that costs stands on it. [CH-15] [CH-26] [PY-11] */
export function MessagePicture({ src, name, variant, onOpen }: MessagePictureProps) {
  const { t } = useTranslation('chat')
  const { isVeiled, lift } = useVeil()
  const isClear = variant === 'clear'
  const isHidden = isClear && isVeiled
  const { isSubscriber } = useUser()
  const { premium: price } = useUnlockPrices(!isClear && !isSubscriber)
  const unlock = price === undefined ? t('message.unlockPhoto', { name }) : t('message.unlockPhotoWith', { name, price })
  const label = isHidden ? t('message.showPhoto', { name }) : isClear ? t('message.openPhoto', { name }) : unlock
  return (
    <button
      type="button"
      aria-label={label}
      aria-busy={variant === 'revealing' || undefined}
      onClick={isHidden ? lift : onOpen}
      className="group/picture relative block w-60 max-w-full overflow-hidden rounded-[17px] transition-[filter] hover:brightness-110"
    >
      <Picture
        src={src}
        alt={isClear ? t('message.photo', { name }) : t('message.veiledPhoto', { name })}
        ratio={4 / 5}
        variant={isHidden ? 'blurred' : 'clear'}
      />
      {isClear && !isHidden ? null : (
        <span aria-hidden className="absolute inset-0 flex flex-col items-center justify-center gap-3">
          <span className="flex size-13 items-center justify-center rounded-full bg-glass text-amber-text shadow-rest backdrop-blur-md [&_svg]:size-5.5">
            {variant === 'revealing' ? <Spinner /> : isHidden ? <Eye /> : <Lock />}
          </span>
          <span className="mx-3 rounded-3xl bg-glass px-3.5 py-1.5 text-center text-sm font-semibold text-balance shadow-rest backdrop-blur-md">
            {isHidden ? t('message.show') : t('message.unlock')}
            {isClear || price === undefined ? null : <span className="block text-caption font-normal">{t('message.unlockWith', { price })}</span>}
          </span>
        </span>
      )}
    </button>
  )
}
