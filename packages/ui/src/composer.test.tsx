import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef, useState, type Ref } from 'react'
import { expect, test, vi } from 'vitest'
import { Composer } from './composer.tsx'

interface WritingProps {
  onSend: (text: string) => void
  box?: Ref<HTMLTextAreaElement>
}

function Writing({ onSend, box }: WritingProps) {
  const [text, setText] = useState('')
  const send = (sent: string) => {
    onSend(sent)
    setText('')
  }
  return (
    <Composer
      ref={box}
      label="Message to Amara"
      sendLabel="Send"
      value={text}
      onValueChange={setText}
      onSend={send}
      maxLength={20}
      formatLeft={(left) => (left < 0 ? `${-left} too many` : `${left} left`)}
    />
  )
}

const box = () => screen.getByRole('textbox', { name: 'Message to Amara' })
const sendButton = () => screen.getByRole('button', { name: 'Send' })

test('Enter sends and Shift+Enter breaks the line', async () => {
  const send = vi.fn()
  render(<Writing onSend={send} />)
  await userEvent.type(box(), 'Hello{Shift>}{Enter}{/Shift}moon{Enter}')
  expect(send).toHaveBeenCalledExactlyOnceWith('Hello\nmoon')
  expect(box()).toHaveProperty('value', '')
})

test('what the page takes for blank is not sent either', async () => {
  const send = vi.fn()
  render(<Composer label="Message to Amara" sendLabel="Send" value="-" isBlank onValueChange={() => undefined} onSend={send} />)
  await userEvent.type(box(), '{Enter}')
  expect(sendButton()).toHaveProperty('disabled', true)
  expect(send).not.toHaveBeenCalled()
})

test('while an input method composes, Enter takes its word and sends nothing', async () => {
  const send = vi.fn()
  render(<Writing onSend={send} />)
  await userEvent.type(box(), 'つき')
  fireEvent.keyDown(box(), { key: 'Enter', isComposing: true })
  expect(send).not.toHaveBeenCalled()
  fireEvent.keyDown(box(), { key: 'Enter' })
  expect(send).toHaveBeenCalledExactlyOnceWith('つき')
})

test('blank text is not sent', async () => {
  const send = vi.fn()
  render(<Writing onSend={send} />)
  await userEvent.type(box(), '  {Enter}')
  expect(sendButton()).toHaveProperty('disabled', true)
  expect(send).not.toHaveBeenCalled()
})

test('the button sends too, and focus goes back to the box', async () => {
  const send = vi.fn()
  render(<Writing onSend={send} />)
  await userEvent.type(box(), 'Hello')
  await userEvent.click(sendButton())
  expect(send).toHaveBeenCalledExactlyOnceWith('Hello')
  expect(document.activeElement).toBe(box())
})

test('in Safari, where the composition has ended by then, Enter sends nothing either', async () => {
  const send = vi.fn()
  render(<Writing onSend={send} />)
  await userEvent.type(box(), 'つき')
  fireEvent.keyDown(box(), { key: 'Enter', keyCode: 229 })
  expect(send).not.toHaveBeenCalled()
})

test('near the limit it says what is left; a longer text is neither cut nor sent', async () => {
  const send = vi.fn()
  render(<Writing onSend={send} />)
  await userEvent.type(box(), 'Seventeen letters')
  expect(screen.queryByText(/left/u)).toBeNull()
  await userEvent.type(box(), ' ok')
  expect(screen.getByText('0 left')).toBeDefined()
  await userEvent.type(box(), ' and more{Enter}')
  expect(screen.getByText('9 too many')).toBeDefined()
  expect(box()).toHaveProperty('value', 'Seventeen letters ok and more')
  expect(send).not.toHaveBeenCalled()
})

test('its element can be held', () => {
  const held = createRef<HTMLTextAreaElement>()
  render(<Writing onSend={vi.fn()} box={held} />)
  expect(held.current).toBe(box())
})
