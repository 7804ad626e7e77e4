import type { Message } from '@moonlit/sdk'
import { IconButton } from '@moonlit/ui/icon-button'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Versions } from './use-versions.ts'

interface ReplyVersionsProps {
  message: Message
  versions: Versions
}

/** Which of the versions of a reply is shown, and the way to the others. */
export function ReplyVersions({ message, versions: { show, isBusy } }: ReplyVersionsProps) {
  const { t } = useTranslation('chat')
  const { version = 1, versions = 1 } = message
  if (versions === 1) return null
  const to = (other: number) => {
    if (!isBusy && other >= 1 && other <= versions) show(message, other)
  }
  const shared = { size: 'sm', tooltip: 'none', className: 'pointer-coarse:size-11' } as const
  return (
    <span role="group" aria-label={t('message.versions')} className="inline-flex items-center">
      <IconButton {...shared} label={t('message.previousVersion')} aria-disabled={version === 1} onClick={() => to(version - 1)}>
        <ChevronLeft className="rtl:-scale-x-100" />
      </IconButton>
      <bdi className="min-w-9 text-center tabular-nums">{t('message.versionOf', { version, versions })}</bdi>
      <IconButton {...shared} label={t('message.nextVersion')} aria-disabled={version === versions} onClick={() => to(version + 1)}>
        <ChevronRight className="rtl:-scale-x-100" />
      </IconButton>
    </span>
  )
}
