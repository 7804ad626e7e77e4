import { expect, type Locator, type Page } from '@playwright/test'

/** The sign dialog as people use it, by what stands on it in English. */
export class SignDialog {
  readonly box: Locator
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
    this.box = page.getByRole('dialog')
  }

  get email(): Locator {
    return this.box.getByLabel('E-mail', { exact: true })
  }

  get password(): Locator {
    return this.box.getByLabel('Password', { exact: true })
  }

  get message(): Locator {
    return this.box.getByRole('alert')
  }

  /** Any button of the dialog by its name. */
  button(name: string): Locator {
    return this.box.getByRole('button', { name, exact: true })
  }

  async signIn(email: string, password: string): Promise<void> {
    await this.email.fill(email)
    await this.password.fill(password)
    await this.button('Log in').click()
  }

  async signUp(email: string, password: string): Promise<void> {
    await this.email.fill(email)
    await this.password.fill(password)
    await this.button('Create account').click()
  }

  /** The person is in: the page has their account, also behind the sale that comes two seconds later to who has no subscription. */
  async isLeftSignedIn(): Promise<void> {
    await expect(this.#page.getByRole('button', { name: 'Your account', includeHidden: true })).toBeVisible()
  }

  /** The sale that follows a login has come, and is put off: from then on the page is for use. */
  async putOffSale(): Promise<void> {
    await this.#page.getByRole('dialog', { name: 'Up to 75% off' }).getByRole('button', { name: 'Not now' }).click()
  }
}
