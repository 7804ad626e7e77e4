import { cx } from '@moonlit/ui/class-names'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSessionKind } from '../../shared/session/use-session.ts'
import { ChatPane } from './chat-pane.tsx'
import { DialogList } from './dialog-list.tsx'
import { NothingSelected } from './nothing-selected.tsx'
import { useDialogs } from './use-dialogs.ts'
import { useSidebar } from './use-sidebar.ts'
import { VisitorWelcome } from './visitor-welcome.tsx'
import './chat-screen.css'

/** Asks for the list once more when the selected dialog is not on it: it may have just begun. */
const useFindDialog = (dialogs: ReturnType<typeof useDialogs>, selected: string | null) => {
  const { data, isFetching, refetch } = dialogs
  const dialog = data?.find(({ chatID }) => chatID === selected)
  const asked = useRef<string | null>(null)
  useEffect(() => {
    if (!data || dialog || isFetching || selected === null || asked.current === selected) return
    asked.current = selected
    void refetch()
  }, [data, dialog, isFetching, selected, refetch])
  return dialog
}

/**
 * The chats: list, conversation and character side by side where there is room, one at a time on phones. It fills the window below the header and
 * never scrolls as a whole. [CH-01] [CH-04] [LY-09]
 */
export function ChatScreen({ selected }: { selected: string | null }) {
  const { t } = useTranslation('chat')
  const kind = useSessionKind()
  const dialogs = useDialogs()
  const sidebar = useSidebar(selected)
  const dialog = useFindDialog(dialogs, selected)
  if (kind === 'visitor') return <VisitorWelcome />
  return (
    <div data-chat-screen className="flex overflow-hidden">
      <section
        aria-label={t('list.heading')}
        className={cx('flex w-full shrink-0 flex-col md:w-72 lg:w-80', selected === null ? '' : 'max-md:hidden')}
      >
        <DialogList dialogs={dialogs} selected={selected} />
      </section>
      {selected === null ? (
        <NothingSelected state={dialogs.data?.length === 0 ? 'none' : 'some'} />
      ) : (
        <ChatPane key={selected} chatID={selected} dialog={dialog} sidebar={sidebar} />
      )}
    </div>
  )
}
