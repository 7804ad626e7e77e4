import { Volume2 } from 'lucide-react'
import { portraits } from '../.storybook/portraits.ts'
import preview from '../.storybook/preview.tsx'
import { IconButton } from './icon-button.tsx'
import { LinkButton } from './link-button.tsx'
import { MessageBubble } from './message-bubble.tsx'
import { Picture } from './picture.tsx'

const meta = preview.meta({ title: 'Chat/Message bubble', component: MessageBubble })

export const Conversation = meta.story(function Conversation() {
  return (
    <div className="flex max-w-2xl flex-col gap-3">
      <MessageBubble side="theirs" speaker="Amara">
        You came back. How did the presentation go, the one you were dreading since Monday?
      </MessageBubble>
      <MessageBubble side="own" speaker="You">
        Better than I feared. I even made them laugh once.
      </MessageBubble>
      <MessageBubble side="theirs" speaker="Amara" note="21:04">
        Once on purpose, or once by accident? Both count. I played the Coltrane record for luck at nine.
      </MessageBubble>
      <MessageBubble side="theirs" speaker="Amara" content="picture">
        <Picture src={portraits.amara} alt="Amara at home, by lamplight" className="w-52 rounded-[17px]" />
      </MessageBubble>
      <MessageBubble
        side="theirs"
        speaker="Amara"
        aside={
          <IconButton label="Listen" size="sm">
            <Volume2 />
          </IconButton>
        }
      >
        You can hear me, too.
      </MessageBubble>
      <MessageBubble side="own" speaker="You" state="sending" note="Sending">
        Send me the name of the record?
      </MessageBubble>
      <MessageBubble
        side="own"
        speaker="You"
        state="failed"
        note="Not sent"
        actions={
          <>
            <LinkButton>Try again</LinkButton>
            <LinkButton tone="muted">Delete</LinkButton>
          </>
        }
      >
        I would like to hear it too.
      </MessageBubble>
    </div>
  )
})
