import type { Bot } from '@moonlit/sdk'
import { IconButton } from '@moonlit/ui/icon-button'
import { Share2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { addresses } from '../../shared/addresses.ts'
import { useCopy } from '../../shared/copy/use-copy.ts'
import { useErrorToast } from '../../shared/errors/use-error-toast.ts'

/** Sends a character's address to somebody, with what the device has for that; otherwise it is copied. [CP-09] */
export function ShareButton({ bot }: { bot: Bot }) {
  const { t } = useTranslation('character')
  const showError = useErrorToast()
  const copy = useCopy()
  const share = async () => {
    const url = new URL(addresses.character(bot.slug), location.href).href
    const device: Partial<Pick<Navigator, 'share'>> = navigator
    if (!device.share) return copy(url, t('share.copied'))
    try {
      await device.share({ title: bot.name, url })
    } catch (error) {
      showError(error)
    }
  }
  return (
    <IconButton variant="glass" label={t('share.label', { name: bot.firstName })} tooltip="none" onClick={() => void share()}>
      <Share2 aria-hidden />
    </IconButton>
  )
}
