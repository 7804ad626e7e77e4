// @vitest-environment node
import { renderToString } from 'react-dom/server'
import type { ComponentType } from 'react'
import { describe, expect, test } from 'vitest'
import type { StoryFile } from './story.ts'

const files = import.meta.glob<StoryFile>('./*.story.tsx', { eager: true })

describe.each(Object.entries(files))('%s', (_path, { meta: _meta, ...stories }) => {
  const named = Object.entries(stories).filter((entry): entry is [string, ComponentType] => typeof entry[1] === 'function')
  test.each(named)('%s can be drawn on a server, where there is no window', (_name, Story) => {
    expect(typeof window).toBe('undefined')
    expect(renderToString(<Story />)).not.toBe('')
  })
})
