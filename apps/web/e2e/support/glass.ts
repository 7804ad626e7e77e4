import type { Page } from '@playwright/test'

const seen = new WeakSet<Page>()

/** What else Playwright has emulated by itself, which the call below would take back. */
const OTHERS = [
  { name: 'prefers-color-scheme', value: 'light' },
  { name: 'prefers-reduced-motion', value: 'no-preference' },
]

/**
 * Shows a page as most people see it. Stories are told to people who want nothing to shine through, since blurring what lies behind glass takes a
 * browser without a graphics processor most of its time; contrasts and pictures are about the glass.
 */
export const showGlass = async (page: Page): Promise<void> => {
  if (seen.has(page)) return
  seen.add(page)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setEmulatedMedia', { features: [...OTHERS, { name: 'prefers-reduced-transparency', value: 'no-preference' }] })
}
