import { isSeen, MESSAGE_MAX_LENGTH } from '@moonlit/sdk/rules'
import { Composer } from '@moonlit/ui/composer'
import { useCallback, useEffect, useId, useRef, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { keepToastsAbove } from '../../../shared/page/keep-toasts-above.ts'
import { useIsOnline } from '../../../shared/net/use-is-online.ts'
import { isAtLeast } from '../browser-state.ts'
import { AskPhoto } from './ask-photo.tsx'
import { EditingNote } from './editing-note.tsx'
import { useIsHelped, useMessageAllowance, usePhotosLeft } from '../messages/use-messages.ts'
import { MessagesLeft } from './messages-left.tsx'
import { QuoteNote } from './quote-note.tsx'
import { SendNotice } from './send-notice.tsx'
import { Suggestions } from './suggestions.tsx'
import { VoiceNotice } from '../voice/voice-notice.tsx'
import { useOutbox, useOutboxState } from '../sending/use-outbox.ts'

interface ChatComposerProps {
  chatID: string
  name: string
}

/**
 * Where one writes: suggestions, the notice about what came back, the box, and the word that nobody human answers. Drafts are kept. Nothing
 * waits for a reply or the connection but the sending itself. [CH-13] [NV-15] [CH-16] [CH-21] [CH-25]
 */
export function ChatComposer({ chatID, name }: ChatComposerProps) {
  const { t } = useTranslation('chat')
  const state = useOutboxState(chatID)
  const outbox = useOutbox()
  const isOnline = useIsOnline()
  const isHelped = useIsHelped(chatID)
  const allowance = useMessageAllowance(chatID)
  const photosLeft = usePhotosLeft(chatID)
  const box = useRef<HTMLTextAreaElement>(null)
  const noteID = useId()
  const { editing, quoting } = state
  const text = editing?.text ?? state.draft
  // The same at every key, so that what offers words is not rendered anew.
  const say = useCallback((suggested: string) => outbox.send(chatID, suggested, 'suggestion'), [outbox, chatID])
  const endEditing = () => {
    outbox.edit(chatID, null)
    box.current?.focus()
  }
  const endQuoting = () => {
    outbox.quote(chatID, null)
    box.current?.focus()
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || (editing ?? quoting) === null) return
    event.preventDefault()
    if (editing) endEditing()
    else endQuoting()
  }

  // Where there is room and a keyboard one can write at once; a phone's would cover half of the conversation.
  useEffect(() => {
    // Somebody may have pressed something in the chat before its code was there: the focus is theirs.
    const isElsewhere =
      document.querySelector('[role=dialog],[role=alertdialog],[role=menu]') ?? box.current?.closest('section')?.contains(document.activeElement)
    if (isAtLeast('xl') && !isElsewhere) box.current?.focus({ preventScroll: true })
  }, [])

  // Whoever takes a message up, to change or to answer it, goes on at the end of what there is.
  const taken = (editing ?? quoting)?.messageID
  useEffect(() => {
    if (taken === undefined) return
    box.current?.focus()
    box.current?.setSelectionRange(-1, -1)
  }, [taken])

  return (
    <div
      ref={keepToastsAbove}
      onKeyDown={press}
      className="mx-auto w-full max-w-3xl shrink-0 px-3 pt-1 pb-3 max-md:pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:px-6"
    >
      {editing || quoting || isHelped ? null : <Suggestions chatID={chatID} onPick={say} />}
      <VoiceNotice />
      <SendNotice refusal={state.refusal} name={name} onDismiss={() => outbox.dismiss(chatID)} />
      <MessagesLeft chatID={chatID} />
      {editing ? <EditingNote name={name} allowance={allowance} onCancel={endEditing} /> : null}
      {quoting && !editing ? <QuoteNote quote={quoting} name={name} onCancel={endQuoting} /> : null}
      <Composer
        ref={box}
        label={t('composer.label', { name })}
        placeholder={t('composer.placeholder', { name })}
        sendLabel={t('composer.send')}
        value={text}
        isBlank={!isSeen(text)}
        onValueChange={(typed) => outbox.type(chatID, typed)}
        onSend={(typed) => outbox.send(chatID, typed, 'composer')}
        maxLength={MESSAGE_MAX_LENGTH}
        formatLeft={(left) => (left < 0 ? t('composer.tooLong', { count: -left }) : t('composer.left', { count: left }))}
        start={allowance === null || editing ? null : <AskPhoto name={name} allowance={allowance} photosLeft={photosLeft} onAsk={say} />}
        noteID={noteID}
        note={isOnline ? t('composer.note', { name }) : t('composer.offline')}
      />
    </div>
  )
}
