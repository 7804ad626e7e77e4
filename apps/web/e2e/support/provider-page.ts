import { type Locator, type Page, expect } from '@playwright/test'

/** Cards that the payment provider takes, by how paying with them ends. */
export const CARDS = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  duplicate: '4000 0000 0000 0077',
  /** The bank confirms after 8 seconds of the world's clock. */
  slow: '4000 0000 0000 3220',
} as const

/** The payment provider's page, another site than ours. */
export class ProviderPage {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  /** Waits for it. @returns what is paid for, as the page says it */
  async order(): Promise<Locator> {
    await expect(this.page).toHaveURL(/\/payments\/p_/u)
    return this.page.locator('.order')
  }

  async fill(card: string): Promise<void> {
    await this.page.locator('#number').fill(card)
    await this.page.locator('#expiry').fill('12/39')
    await this.page.locator('#cvc').fill('123')
    await this.page.locator('#name').fill('Noa Lind')
  }

  /** Pays with a card and comes back. */
  async pay(card: string): Promise<void> {
    await this.order()
    await this.fill(card)
    await this.page.locator('button[value="pay"]').click()
  }

  async cancel(): Promise<void> {
    await this.order()
    await this.page.locator('button[value="cancel"]').click()
  }
}
