import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { CopyField } from './copy-field.tsx'

afterEach(() => vi.useRealTimers())

const link = 'https://moonlit.example/magic-link-apply/7f3a'
const draw = (onCopy?: () => void) =>
  render(
    <CopyField
      label="Link for your other device"
      value={link}
      copyLabel="Copy"
      copiedLabel="Copied"
      failedLabel="Select the text and copy it yourself"
      onCopy={onCopy}
    />,
  )
const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Link for your other device' })
const selection = () => box().value.slice(box().selectionStart ?? 0, box().selectionEnd ?? 0)

test('the button copies the text, says so for two seconds, and tells a screen reader', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  const onCopy = vi.fn<() => void>()
  draw(onCopy)
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  expect(await navigator.clipboard.readText()).toBe(link)
  expect(onCopy).toHaveBeenCalledOnce()
  expect(screen.getByRole('button', { name: 'Copied' })).toBeDefined()
  expect(document.querySelector('[aria-live=polite]')?.textContent).toBe('Copied')
  act(() => void vi.advanceTimersByTime(2_000))
  expect(screen.getByRole('button', { name: 'Copy' })).toBeDefined()
})

test('where the browser refuses, the text is selected and one is told to copy it', async () => {
  const user = userEvent.setup()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'))
  draw()
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Select the text and copy it yourself')
  expect(selection()).toBe(link)
})

test('the text cannot be changed, and reaching it selects all of it', async () => {
  draw()
  await userEvent.tab()
  expect(document.activeElement).toBe(box())
  expect(selection()).toBe(link)
  await userEvent.keyboard('x')
  expect(box().value).toBe(link)
})
