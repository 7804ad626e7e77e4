import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import type { ComponentType } from 'react'
import { describe, expect, test } from 'vitest'
import { DirectionProvider } from './direction.tsx'
import type { StoryFile } from './story.ts'

const files = import.meta.glob<StoryFile>('./*.story.tsx', { eager: true })
const components = Object.keys(import.meta.glob('./*.tsx')).filter((path) => !/\.(test|story)\.tsx$/.test(path))

// A story is a part, not a page; and jsdom paints no colours: theme.test.ts holds the contrast.
const rules = { region: { enabled: false }, 'color-contrast': { enabled: false }, 'heading-order': { enabled: false } }
const findFaults = async () => {
  const { violations } = await axe.run(document.body, { rules })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)
}

test('every component has a story and a test beside it', () => {
  const tests = Object.keys(import.meta.glob('./*.test.tsx'))
  const missing = components.flatMap((path) =>
    [path.replace('.tsx', '.story.tsx'), path.replace('.tsx', '.test.tsx')].filter((beside) => !(beside in files) && !tests.includes(beside)),
  )
  expect(missing).toEqual([])
})

describe.each(Object.entries(files))('%s', (_path, { meta: _meta, ...stories }) => {
  const named = Object.entries(stories).filter((entry): entry is [string, ComponentType] => typeof entry[1] === 'function')
  test.each(named)('[LY-10] %s has no fault that axe can find, also when opened', async (_name, Story) => {
    const { container } = render(
      <DirectionProvider dir="ltr">
        <Story />
      </DirectionProvider>,
    )
    expect(await findFaults()).toEqual([])
    const opener = container.querySelector('[aria-haspopup]')
    if (!opener) return
    await userEvent.click(opener)
    expect(await findFaults()).toEqual([])
  })
})
