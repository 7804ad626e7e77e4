import './preview.css'
import addonA11y from '@storybook/addon-a11y'
import addonVitest from '@storybook/addon-vitest'
import { definePreview } from '@storybook/react-vite'
import { useLayoutEffect, type ReactNode } from 'react'
import { configure } from 'storybook/test'
import { DirectionProvider, type Dir } from '../src/direction.tsx'
import { PageGlow } from '../src/page-glow.tsx'
import { directionOf, localeOf, locales, type Locale } from './locales.ts'
import { words, WordsContext } from './words.ts'

// What is waited for takes more than the usual second where everything else is tested too.
configure({ asyncUtilTimeout: 5_000 })

interface FrameProps {
  locale: Locale
  dir: Dir
  children: ReactNode
}

/** A page of the app around a story: its light, its language and its reading direction, also for what opens at the end of the body. */
function Frame({ locale, dir, children }: FrameProps) {
  useLayoutEffect(() => {
    document.documentElement.lang = locale
    document.documentElement.dir = dir
  }, [locale, dir])
  return (
    <DirectionProvider dir={dir}>
      <PageGlow />
      <WordsContext value={words[locale]}>{children}</WordsContext>
    </DirectionProvider>
  )
}

export default definePreview({
  addons: [addonA11y(), addonVitest()],
  parameters: {
    // A fault that axe finds fails the story's test. A story is a part of a page: its headings begin anywhere.
    a11y: { test: 'error', config: { rules: [{ id: 'heading-order', enabled: false }] } },
    viewport: {
      options: {
        phone: { name: 'Phone, 360', styles: { width: '360px', height: '740px' }, type: 'mobile' },
        tablet: { name: 'Tablet, 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        desktop: { name: 'Desktop, 1440', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
      },
    },
    options: { storySort: { method: 'alphabetical' } },
  },
  globalTypes: {
    locale: {
      description: 'The language of the page',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: Object.entries(locales).map(([value, { name }]) => ({ value, title: name, right: value })),
      },
    },
    direction: {
      description: 'The reading direction',
      toolbar: {
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'auto', title: 'As the language reads' },
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
  },
  initialGlobals: { locale: 'en', direction: 'auto' },
  decorators: [
    (Story, { globals }) => (
      <Frame locale={localeOf(globals)} dir={directionOf(globals)}>
        <Story />
      </Frame>
    ),
  ],
})
