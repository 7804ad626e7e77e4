import type { Plan } from '@moonlit/sdk'
import { AudioLines, Eye, ImagePlus, Images, MessagesSquare, WandSparkles } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** What a plan includes, in words. [PY-01] */
export function Includes({ includes }: { includes: Plan['includes'] }) {
  const { t } = useTranslation('subscriptions')
  const { unlimitedMessages, photos, audioMinutes, imageBlurRemoval, photoGenerations, creations } = includes
  const lines = [
    unlimitedMessages ? { icon: <MessagesSquare />, text: t('includes.messages') } : null,
    photos > 0 ? { icon: <Images />, text: t('includes.photos', { count: photos }) } : null,
    audioMinutes > 0 ? { icon: <AudioLines />, text: t('includes.voice', { count: audioMinutes }) } : null,
    imageBlurRemoval ? { icon: <Eye />, text: t('includes.clear') } : null,
    photoGenerations > 0 ? { icon: <ImagePlus />, text: t('includes.generations', { count: photoGenerations }) } : null,
    creations > 0 ? { icon: <WandSparkles />, text: t('includes.creations', { count: creations }) } : null,
  ].filter((line) => line !== null)
  return (
    <ul aria-label={t('includes.title')} className="mt-3 grid gap-x-6 gap-y-3.5 px-1 sm:grid-cols-2">
      {lines.map(({ icon, text }) => (
        <li key={text} className="flex items-start gap-3 text-[0.9375rem]">
          <span aria-hidden className="mt-0.5 shrink-0 text-amber-text [&>svg]:size-5">
            {icon}
          </span>
          {text}
        </li>
      ))}
    </ul>
  )
}
