import { chromium, type Browser, type Page } from '@playwright/test'
import stories from '../playwright.config.ts'
import type { Servers } from './servers.ts'

/** Starts the browser that CHROME_PATH names, else the one of the stories. */
export const startBrowser = (): Promise<Browser> => {
  const executablePath = process.env['CHROME_PATH'] ?? stories.use?.launchOptions?.executablePath
  return chromium.launch({ args: ['--no-sandbox'], ...(executablePath && { executablePath }) })
}

/** A wide page in the world `bench`, of somebody who has met the age gate and the cookie banner: a visitor, or the member whose session it is. */
export const openPage = async (browser: Browser, { web }: Servers, member?: { jwtToken: string; refreshToken: string }): Promise<Page> => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  const cookies = {
    mock_world: 'bench',
    adult_warning_read: '1',
    hide_cookies_warning: '1',
    ...(member && { authorization: member.jwtToken, refresh_token: member.refreshToken }),
  }
  await page.context().addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: web })))
  return page
}
