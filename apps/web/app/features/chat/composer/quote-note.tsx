import type { Quote } from '@moonlit/sdk'
import { IconButton } from '@moonlit/ui/icon-button'
import { Reply, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useQuoteWords } from '../messages/message-quote.tsx'

interface QuoteNoteProps {
  quote: Quote
  name: string
  onCancel: () => void
}

/** Above the composer while what it holds answers a message: which one, and the way to leave it out. */
export function QuoteNote({ quote, name, onCancel }: QuoteNoteProps) {
  const { t } = useTranslation('chat')
  const { title, words } = useQuoteWords(quote, name)
  return (
    <div className="mb-2 flex animate-rise items-center gap-3 rounded-card bg-surface py-1.5 ps-4 pe-1.5 shadow-rest">
      <Reply aria-hidden className="size-4.5 shrink-0 text-rose rtl:-scale-x-100" />
      <p role="status" className="min-w-0 flex-1 text-sm">
        <span className="block font-medium">{title}</span>
        <span dir="auto" className="block truncate text-start text-caption text-muted">
          {words}
        </span>
      </p>
      <IconButton label={t('quote.cancel')} tooltip="none" onClick={onCancel}>
        <X />
      </IconButton>
    </div>
  )
}
