import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { FileField } from './file-field.tsx'

const make = vi.fn<(file: Blob) => string>(() => 'blob:portrait')
const revoke = vi.fn<(url: string) => void>()

// jsdom has no addresses for files.
beforeEach(() => {
  make.mockClear()
  revoke.mockClear()
  Object.assign(URL, { createObjectURL: make, revokeObjectURL: revoke })
})

const portrait = new File(['…'], 'portrait.png', { type: 'image/png' })

function Avatar({ error, currentSrc }: { error?: string; currentSrc?: string }) {
  const [file, setFile] = useState<File | null>(null)
  return (
    <FileField
      label="Your photo"
      hint="PNG, up to 5 MB"
      error={error}
      accept="image/png"
      value={file}
      onValueChange={setFile}
      currentSrc={currentSrc}
      labels={{ choose: 'Choose a photo', change: 'Choose another', remove: 'Remove the photo' }}
    />
  )
}

const box = () => screen.getByLabelText<HTMLInputElement>(/^Your photo/)
const shown = () => document.querySelector('img')?.getAttribute('src')

test('a picture that is chosen is shown with its name, and can be taken back and chosen again', async () => {
  render(<Avatar />)
  expect([box().accept, shown()]).toEqual(['image/png', undefined])
  await userEvent.upload(box(), portrait)
  expect(screen.getByText('portrait.png')).toBeDefined()
  expect([shown(), make.mock.lastCall]).toEqual(['blob:portrait', [portrait]])
  await userEvent.click(screen.getByRole('button', { name: 'Remove the photo' }))
  expect(screen.queryByText('portrait.png')).toBeNull()
  expect(revoke).toHaveBeenCalledWith('blob:portrait')
  expect(document.activeElement).toBe(box())
  await userEvent.upload(box(), portrait)
  expect(screen.getByText('portrait.png')).toBeDefined()
})

test('the picture kept so far is shown until another is chosen, and again when that is taken back', async () => {
  render(<Avatar currentSrc="/kept.webp" />)
  expect(shown()).toBe('/kept.webp')
  expect(screen.queryByRole('button', { name: 'Remove the photo' })).toBeNull()
  await userEvent.upload(box(), portrait)
  expect(shown()).toBe('blob:portrait')
  await userEvent.click(screen.getByRole('button', { name: 'Remove the photo' }))
  expect(shown()).toBe('/kept.webp')
})

test('the words on the box are in its name, and what is wrong is read before the hint', () => {
  render(<Avatar error="The file is too large" />)
  const input = screen.getByLabelText('Your photo')
  expect(screen.getByLabelText('Choose a photo')).toBe(input)
  const said = (input.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent)
  expect(said).toEqual(['The file is too large', 'PNG, up to 5 MB'])
  expect(input.ariaInvalid).toBe('true')
})
