import type { Locator, Page } from '@playwright/test'

/** The page that photos are ordered on, as people use it, by what stands on it in English. */
export class PhotoPage {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async open(): Promise<void> {
    await this.page.goto('/generate-photo')
  }

  get prompt(): Locator {
    return this.page.getByLabel('What the photos show')
  }

  /** Whom the photos show: a button with their name. */
  get character(): Locator {
    return this.page.getByRole('button', { name: /^Character/u })
  }

  /** What an order under way shows of itself. */
  get progress(): Locator {
    return this.page.getByRole('progressbar', { name: /being made$/u })
  }

  get submit(): Locator {
    return this.page.getByRole('button', { name: /^Generate (?:photo|\d photos)$/u })
  }

  /** Finds a character by name in the dialog and chooses the first that is found. */
  async choose(name: string): Promise<void> {
    await this.character.click()
    const dialog = this.page.getByRole('dialog', { name: 'Choose a character' })
    await dialog.getByRole('combobox').fill(name)
    await dialog.getByRole('option', { name }).first().click()
    await dialog.waitFor({ state: 'detached' })
  }

  /** Orders photos of Amara. */
  async order(prompt: string, { count = 1 }: { count?: number } = {}): Promise<void> {
    await this.choose('Amara')
    await this.prompt.fill(prompt)
    await this.page.getByRole('radio', { name: String(count), exact: true }).click()
    await this.submit.click()
  }
}
