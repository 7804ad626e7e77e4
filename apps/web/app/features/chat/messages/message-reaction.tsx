import type { Reaction } from '@moonlit/sdk/rules'
import { useTranslation } from 'react-i18next'
import { REACTION_SIGNS } from './reaction-signs.ts'

/** The person's reaction on a message; a press takes it back. */
export function MessageReaction({ reaction, onRemove }: { reaction: Reaction; onRemove: () => void }) {
  const { t } = useTranslation('chat')
  return (
    <button
      type="button"
      aria-label={t('reaction.remove', { reaction: t(`reaction.${reaction}`) })}
      onClick={onRemove}
      className="relative flex h-7 min-w-9 animate-pop-in items-center justify-center rounded-full bg-float px-2 shadow-rest inset-ring-1 inset-ring-hairline transition-transform after:absolute after:-inset-2 hover:scale-110 motion-reduce:hover:scale-100"
    >
      <span aria-hidden>{REACTION_SIGNS[reaction]}</span>
    </button>
  )
}
