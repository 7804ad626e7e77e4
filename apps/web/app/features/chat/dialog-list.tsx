import type { Dialog } from '@moonlit/sdk'
import { ErrorState } from '@moonlit/ui/error-state'
import { ScrollArea } from '@moonlit/ui/scroll-area'
import { Skeleton } from '@moonlit/ui/skeleton'
import { VisuallyHidden } from '@moonlit/ui/visually-hidden'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorWords } from '../../shared/errors/error-words.ts'
import { useNow } from './browser-state.ts'
import { DeleteChatDialog } from './delete-chat-dialog.tsx'
import { DialogItem } from './dialog-item.tsx'
import type { useDialogs } from './use-dialogs.ts'

const PLACES = ['w-24', 'w-32', 'w-20', 'w-28', 'w-26', 'w-36', 'w-22'] as const

/** The list's shape while it is on its way. */
export function DialogListSkeleton() {
  const { t } = useTranslation('common')
  return (
    <div className="flex flex-col gap-0.5 px-3">
      <VisuallyHidden live="polite">{t('loading')}</VisuallyHidden>
      {PLACES.map((width) => (
        <div key={width} className="flex items-center gap-3.5 px-3 py-3">
          <Skeleton className="size-14 rounded-full" />
          <div className="flex flex-1 flex-col gap-2.5">
            <Skeleton className={`h-4 rounded-full ${width}`} />
            <Skeleton className="h-3.5 w-full rounded-full" />
          </div>
        </div>
      ))}
    </div>
  )
}

interface DialogListProps {
  dialogs: ReturnType<typeof useDialogs>
  selected: string | null
}

function Content({ dialogs, selected, onDelete }: DialogListProps & { onDelete: (dialog: Dialog) => void }) {
  const { t, i18n } = useTranslation(['chat', 'common'])
  const now = useNow()
  const { data, error, isFetching, refetch } = dialogs
  if (data && data.length > 0) {
    return (
      <ul aria-label={t('list.label')} className="flex flex-col gap-0.5 px-3 pb-4">
        {data.map((dialog) => (
          <DialogItem
            key={dialog.chatID}
            dialog={dialog}
            now={now}
            state={dialog.chatID === selected ? 'selected' : 'other'}
            onDelete={() => onDelete(dialog)}
          />
        ))}
      </ul>
    )
  }
  // None at all: the screen says so in the list's place.
  if (data) return null
  if (error) {
    return (
      <ErrorState
        title={t('list.failed')}
        message={errorWords(i18n, error)}
        retryLabel={t('common:action.retry')}
        state={isFetching ? 'retrying' : 'failed'}
        onRetry={() => void refetch()}
        className="py-10"
      />
    )
  }
  return <DialogListSkeleton />
}

/** All dialogs, newest first; the menu of each can delete it. [CH-01] [CH-02] [CH-18] */
export function DialogList({ dialogs, selected }: DialogListProps) {
  const { t } = useTranslation(['chat', 'common'])
  const [doomed, setDoomed] = useState<Dialog | null>(null)
  return (
    <>
      <h1 className="shrink-0 px-6 pt-5 pb-4 display-type text-title">{t('list.heading')}</h1>
      <ScrollArea className="pt-0.5">
        <Content dialogs={dialogs} selected={selected} onDelete={setDoomed} />
      </ScrollArea>
      <DeleteChatDialog dialog={doomed} selected={selected} onClose={() => setDoomed(null)} />
    </>
  )
}
