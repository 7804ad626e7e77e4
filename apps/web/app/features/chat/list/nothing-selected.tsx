import { EmptyState } from '@moonlit/ui/empty-state'
import { MessagesSquare } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** Beside the list while no dialog is selected. */
export function NothingSelected() {
  const { t } = useTranslation('chat')
  return (
    <div className="flex min-w-0 flex-1 items-center justify-center border-s border-hairline bg-ground/40 max-md:hidden">
      <EmptyState figure={<MessagesSquare strokeWidth={1.5} />} title={t('pane.noneTitle')} text={t('pane.noneText')} />
    </div>
  )
}
