import type { Locator, Page } from '@playwright/test'
import { PhotoPage } from './support/photo-page.ts'
import { expect, test } from './support/test.ts'
import { WizardPage } from './support/wizard-page.ts'

/** Presses twice before the page has drawn anything anew, as an impatient hand does on a slow machine. */
const pressTwice = (button: Locator): Promise<void> =>
  button.evaluate((element) => {
    if (!(element instanceof HTMLElement)) return
    element.click()
    element.click()
  })

const countPosts = (page: Page, path: string): { count: number } => {
  const posts = { count: 0 }
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname.endsWith(path)) posts.count += 1
  })
  return posts
}

test('[WZ-08] [PY-12] a character is created once, however often the button is pressed', async ({ as }) => {
  const page = await as('premium')
  const wizard = new WizardPage(page)
  await wizard.surprise('Luna')
  const posts = countPosts(page, '/bots/create-character/')
  await pressTwice(wizard.create('Luna'))
  await expect(page).toHaveURL(/\/my-models\/luna/u)
  expect(posts.count).toBe(1)
})

test('[PG-02] [PY-12] photos are ordered once, however often the button is pressed', async ({ as, world }) => {
  await world.change({ generationDelay: { min: 0, max: 0 } })
  const page = await as('premium')
  const form = new PhotoPage(page)
  await form.open()
  await form.choose('amara')
  await form.prompt.fill('On a balcony in the rain')
  const posts = countPosts(page, '/generation/')
  await pressTwice(form.submit)
  await expect(page.getByRole('heading', { name: 'Your photo is ready' })).toBeVisible()
  expect(posts.count).toBe(1)
})
