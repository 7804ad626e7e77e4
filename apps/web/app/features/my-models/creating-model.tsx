import type { Bot } from '@moonlit/sdk'
import { Picture } from '@moonlit/ui/picture'
import { useTranslation } from 'react-i18next'
import { smallVariant } from '../../shared/pictures.ts'

/** While a character comes about: a picture that is not clear yet. The page changes by itself when it is. [WZ-07] */
export function CreatingModel({ bot }: { bot: Bot }) {
  const { t } = useTranslation('my-models')
  return (
    <div className="mx-auto flex max-w-md flex-col items-center py-6 text-center lg:py-10">
      <div className="relative aspect-4/5 w-full max-w-72 overflow-hidden rounded-panel shadow-lift">
        <Picture ratio="fill" src={smallVariant(bot.imageUrl)} alt="" variant="blurred" loading="eager" />
      </div>
      <div role="status" className="mt-8 flex flex-col gap-3">
        <h1 className="display-type text-title">{t('creating.title', { name: bot.firstName })}</h1>
        <p className="text-balance text-muted">{t('creating.text')}</p>
      </div>
      <div
        role="progressbar"
        aria-label={t('creating.progress', { name: bot.firstName })}
        className="mt-7 h-1.5 w-full max-w-72 overflow-hidden rounded-full bg-veil-strong"
      >
        <span aria-hidden className="block size-full animate-shimmer rounded-full accent-fill" />
      </div>
    </div>
  )
}
