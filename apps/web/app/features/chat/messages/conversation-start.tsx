import { Avatar } from '@moonlit/ui/avatar'
import { useTranslation } from 'react-i18next'

/** Above the first message ever: who one is talking to. */
export function ConversationStart({ name, src }: { name: string; src: string }) {
  const { t } = useTranslation('chat')
  return (
    <div className="flex flex-col items-center gap-1.5 pt-2 pb-5 text-center">
      <Avatar alt="" name={name} src={src} size="xl" className="mb-2 rounded-full shadow-lift" />
      <p className="display-type text-name">{name}</p>
      <p className="text-caption text-muted">{t('message.start', { name })}</p>
    </div>
  )
}
