import type { Locator, Page } from '@playwright/test'

/** The sign dialog as people use it, by what stands on it in English. */
export class SignDialog {
  readonly box: Locator

  constructor(page: Page) {
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
}
