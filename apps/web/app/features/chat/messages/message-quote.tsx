import type { Quote } from '@moonlit/sdk'
import { useTranslation } from 'react-i18next'

/** Whose words a quote holds, and what they are. */
export const useQuoteWords = ({ said }: Quote, name: string) => {
  const { t } = useTranslation('chat')
  if (said === null) return { author: null, title: t('quote.gone'), words: t('quote.gone') }
  return {
    author: said.isBot ? name : t('message.you'),
    title: said.isBot ? t('quote.to', { name }) : t('quote.toYourself'),
    words: said.text.trim() || (said.hasPhoto ? t('list.photo') : t('list.voice')),
  }
}

const box = 'mb-2 block w-full rounded-xl border-s-3 border-rose bg-veil-strong px-3 py-2 text-start text-sm'

interface MessageQuoteProps {
  quote: Quote
  name: string
  /** Leads to the message. */
  onOpen: (messageID: string) => void
}

/** Within a message, the one that it answers; pressing it leads there. */
export function MessageQuote({ quote, name, onOpen }: MessageQuoteProps) {
  const { author, title, words } = useQuoteWords(quote, name)
  if (author === null) return <p className={`${box} text-muted italic`}>{words}</p>
  return (
    <button type="button" onClick={() => onOpen(quote.messageID)} className={`${box} transition-colors hover:bg-float`}>
      <span className="sr-only">{title}: </span>
      <span aria-hidden className="block text-caption font-semibold text-rose">
        {author}
      </span>
      <span dir="auto" className="line-clamp-2 text-muted">
        {words}
      </span>
    </button>
  )
}
