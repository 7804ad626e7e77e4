import { expect, type Locator, type Page } from '@playwright/test'

/** The creation wizard as people use it, by what stands on it in English. */
export class WizardPage {
  readonly page: Page
  readonly form: Locator
  /** The portrait that follows the choices. */
  readonly portrait: Locator

  constructor(page: Page) {
    this.page = page
    this.form = page.getByRole('main').locator('form')
    this.portrait = page.getByRole('complementary', { name: 'Portrait' }).getByRole('img')
  }

  /** A group of choices by its name. */
  group(name: string): Locator {
    return this.form.getByRole('radiogroup', { name, exact: true })
  }

  option(group: string, name: string): Locator {
    return this.group(group).getByRole('radio', { name, exact: true })
  }

  /** One of several choices that may be combined. */
  trait(name: string): Locator {
    return this.form.getByRole('button', { name, exact: true })
  }

  get name(): Locator {
    return this.form.getByRole('textbox', { name: 'Name', exact: true })
  }

  get next(): Locator {
    return this.form.getByRole('button', { name: 'Continue' })
  }

  get heading(): Locator {
    return this.form.getByRole('heading', { level: 2 })
  }

  /** Opens the wizard and fills its first step. */
  async begin(name = 'Luna'): Promise<void> {
    await this.page.goto('/add-new-model')
    await this.option('Gender', 'Woman').click()
    await this.name.fill(name)
  }

  /** Somebody whole at random, and on to the summary. */
  async surprise(name = 'Luna'): Promise<void> {
    await this.begin(name)
    await this.page.getByRole('button', { name: 'Surprise me' }).click()
    await this.page.getByRole('navigation', { name: 'Steps' }).getByRole('link', { name: 'Summary' }).click()
  }

  /** The face of the portrait, once that shows what was chosen: the one before stays until the next has come. */
  async face(): Promise<string> {
    await expect(this.portrait).toHaveAttribute('data-state', 'current')
    const face = new URL((await this.portrait.getAttribute('src')) ?? '', this.page.url()).searchParams.get('face')
    if (face === null) throw new Error('the portrait has no face')
    return face
  }

  create(name = 'Luna'): Locator {
    return this.form.getByRole('button', { name: `Create ${name}`, exact: true })
  }
}
