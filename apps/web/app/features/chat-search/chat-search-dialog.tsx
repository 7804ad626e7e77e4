import type { FoundMessage } from '@moonlit/sdk'
import { SEARCH_MAX_LENGTH } from '@moonlit/sdk/rules'
import { TextField } from '@moonlit/ui/text-field'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { OverlayDialog } from '../../shared/overlays/overlay-dialog.tsx'
import type { OverlayControls, OverlayProps } from '../../shared/overlays/overlay-props.ts'
import { FoundMessages } from './found-messages.tsx'
import { MessageContext } from './message-context.tsx'
import { useSettled } from '../../shared/time/use-settled.ts'

/** Looks for what was said in a chat; a message that was found is shown where it stands, and the results are a step back. [CH-23] */
export default function ChatSearchDialog({ chatID, name, close }: OverlayProps['chat-search'] & OverlayControls) {
  const { t } = useTranslation(['chat-search', 'errors'])
  const [typed, setTyped] = useState('')
  /** The result that was looked at, which one comes back to. */
  const [visited, setVisited] = useState<string | null>(null)
  const [chosen, setChosen] = useState<FoundMessage | null>(null)
  const text = useSettled(typed.trim())
  return (
    <OverlayDialog close={close} title={t('title', { name })}>
      {/* As tall with one result as with many, so that nothing jumps while one types; what is found scrolls by itself. */}
      <div className="flex h-[min(62dvh,36rem)] flex-col gap-4">
        {chosen ? (
          <MessageContext chatID={chatID} name={name} found={chosen} onBack={() => setChosen(null)} />
        ) : (
          <>
            <TextField
              type="search"
              label={t('label')}
              labelLook="hidden"
              placeholder={t('placeholder')}
              start={<Search />}
              enterKeyHint="search"
              autoComplete="off"
              dir="auto"
              maxLength={SEARCH_MAX_LENGTH}
              value={typed}
              onChange={({ target }) => {
                setTyped(target.value)
                setVisited(null)
              }}
            />
            <FoundMessages
              chatID={chatID}
              name={name}
              text={text}
              visited={visited}
              onChoose={(found) => {
                setVisited(found.messageID)
                setChosen(found)
              }}
            />
          </>
        )}
      </div>
    </OverlayDialog>
  )
}
