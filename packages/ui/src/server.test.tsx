// @vitest-environment node
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'

const files = import.meta.glob<Record<string, { Component: ComponentType }>>('./*.stories.tsx', { eager: true })

describe.each(Object.entries(files))('%s', (_path, stories) => {
  test.each(Object.entries(stories))('%s can be drawn on a server, where there is no window', (_name, Story) => {
    expect(typeof window).toBe('undefined')
    expect(renderToString(<Story.Component />)).not.toBe('')
  })
})
