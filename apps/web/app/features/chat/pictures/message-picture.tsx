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
    <div className="relative w-60 max-w-full">
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
            <span className="rounded-full bg-glass px-3.5 py-1.5 text-sm font-semibold shadow-rest backdrop-blur-md">
              {isHidden ? t('message.show') : t('message.unlock')}
            </span>
          </span>
        )}
      </button>
      {/* Beside what the button says, so that its name begins with what is read on it. */}
      {isClear || price === undefined ? null : (
        <span aria-hidden className="pointer-events-none absolute inset-x-2 bottom-2.5 text-center text-caption text-balance">
          <span className="inline-block rounded-full bg-glass px-3 py-1 backdrop-blur-md">{t('message.unlockWith', { price })}</span>
        </span>
      )}
    </div>
  )
}
