import { EmptyState } from '@moonlit/ui/empty-state'
import { MessagesSquare } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** Beside the list while no dialog is selected. Without any dialogs, the list itself says where to go. */
export function NothingSelected({ state }: { state: 'some' | 'none' }) {
  const { t } = useTranslation('chat')
  return (
    <div className="flex min-w-0 flex-1 items-center justify-center max-md:hidden">
      {state === 'some' ? <EmptyState figure={<MessagesSquare strokeWidth={1.5} />} title={t('pane.noneTitle')} text={t('pane.noneText')} /> : null}
    </div>
  )
}
