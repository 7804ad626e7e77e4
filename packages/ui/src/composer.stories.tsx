import { Camera, Mic } from 'lucide-react'
import { useState } from 'react'
import preview from '../.storybook/preview.tsx'
import { Composer } from './composer.tsx'
import { IconButton } from './icon-button.tsx'

const meta = preview.meta({ title: 'Chat/Composer', component: Composer })

export const Writing = meta.story(function Writing() {
  const [text, setText] = useState('I have been thinking about what you said,')
  return (
    <Composer
      className="max-w-2xl"
      label="Message to Amara"
      placeholder="Write to Amara"
      sendLabel="Send"
      value={text}
      onValueChange={setText}
      onSend={() => setText('')}
      noteID="writing-note"
      note="Amara is an AI character, not a person."
      start={
        <>
          <IconButton label="Ask for a photo">
            <Camera />
          </IconButton>
          <IconButton label="Reply with voice" aria-pressed={false}>
            <Mic />
          </IconButton>
        </>
      }
    />
  )
})

const words = { label: 'Message', placeholder: 'Write to Amara', sendLabel: 'Send', onValueChange: () => undefined, onSend: () => undefined }

export const EmptyAndTooLong = meta.story(function EmptyAndTooLong() {
  return (
    <div className="flex max-w-2xl flex-col gap-4">
      <Composer {...words} value="" />
      <Composer {...words} value="And then the whole story of that night" maxLength={30} formatLeft={(left) => `${-left} characters too long`} />
    </div>
  )
})
