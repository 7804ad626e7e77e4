import { Banner } from '@moonlit/ui/banner'
import { LinkButton } from '@moonlit/ui/link-button'
import { AudioLines } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { addresses } from '../../../shared/addresses.ts'
import { useDismissedVoiceLeft, useVoiceLeft } from './voice-left.ts'

/** Told when less than a minute of voice is left, and when nothing is, as soon as it is so. [CH-14] */
export function VoiceNotice() {
  const { t } = useTranslation('chat')
  const left = useVoiceLeft()
  const { dismissed, dismiss } = useDismissedVoiceLeft()
  if (left === 'plenty' || left === dismissed) return null
  return (
    <Banner
      shape="card"
      role="status"
      icon={<AudioLines />}
      dismissLabel={t('notice.dismiss')}
      onDismiss={() => dismiss(left)}
      className="mb-3 animate-rise flex-nowrap py-3.5"
    >
      {left === 'little' ? t('voice.little') : t('voice.none')}{' '}
      <LinkButton asChild tone="body">
        <Link to={addresses.packs('voice')}>{t('voice.more')}</Link>
      </LinkButton>
    </Banner>
  )
}
