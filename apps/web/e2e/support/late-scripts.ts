import type { Page } from '@playwright/test'

/**
 * Opens a page whose scripts do not come until the returned function is called; it resolves once the page listens. Until
 * then only what the server sent is there.
 */
export const openBeforeScripts = async (page: Page, address: string): Promise<() => Promise<void>> => {
  const { promise: isTime, resolve: letThemCome } = Promise.withResolvers<undefined>()
  await page.route('**/assets/*.js', async (route) => {
    await isTime
    await route.continue()
  })
  const opened = page.goto(address, { waitUntil: 'commit' })
  return async () => {
    letThemCome(undefined)
    await opened
  }
}
