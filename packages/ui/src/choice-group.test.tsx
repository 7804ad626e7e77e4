import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { ChoiceGroup } from './choice-group.tsx'
import { DirectionProvider, type Dir } from './direction.tsx'

const options = [
  { value: 'petite', label: 'Petite' },
  { value: 'average', label: 'Average' },
  { value: 'tall', label: 'Tall' },
] as const
type Body = (typeof options)[number]['value']

function Bodies({ dir = 'ltr', variant, onIntent }: { dir?: Dir; variant?: 'tile' | 'chip' | 'swatch'; onIntent?: (body: Body) => void }) {
  const [value, setValue] = useState<Body | null>(null)
  return (
    <DirectionProvider dir={dir}>
      <ChoiceGroup
        label="Height"
        options={options}
        value={value}
        onValueChange={setValue}
        {...(variant === undefined ? {} : { variant })}
        {...(onIntent === undefined ? {} : { onIntent })}
      />
    </DirectionProvider>
  )
}

test.each(['tile', 'chip', 'swatch'] as const)('nothing is chosen at first, then what is pressed, as a %s', async (variant) => {
  render(<Bodies variant={variant} />)
  expect(screen.queryByRole('radio', { checked: true })).toBeNull()
  await userEvent.click(screen.getByRole('radio', { name: 'Tall' }))
  expect(screen.getByRole('radio', { checked: true }).textContent).toBe('Tall')
  expect(screen.getByRole('radiogroup', { name: 'Height' })).toBeDefined()
})

test.each([
  ['ltr', '{ArrowRight>}'],
  ['rtl', '{ArrowLeft>}'],
] as const)('read %s, Tab enters once and the arrow forwards chooses the next', async (dir, forwards) => {
  render(<Bodies dir={dir} />)
  await userEvent.tab()
  await userEvent.keyboard(forwards)
  expect((await screen.findByRole('radio', { checked: true })).textContent).toBe('Average')
  await userEvent.tab()
  expect(document.activeElement).toBe(document.body)
})

test('what somebody points at is told before it is chosen', async () => {
  const onIntent = vi.fn<(body: Body) => void>()
  render(<Bodies onIntent={onIntent} />)
  await userEvent.hover(screen.getByRole('radio', { name: 'Petite' }))
  expect(onIntent).toHaveBeenLastCalledWith('petite')
  expect(screen.queryByRole('radio', { checked: true })).toBeNull()
})
