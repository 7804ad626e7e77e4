import type { Locator, Page } from '@playwright/test'

/** The settings as people use them, by what stands on them in English. */
export class SettingsPage {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async open(): Promise<void> {
    await this.page.goto('/settings')
  }

  /** A part of the page by its heading. */
  section(name: string): Locator {
    return this.page.getByRole('region', { name, exact: true })
  }

  /** Presses the button of a section's form and waits for the word that it is saved. */
  async save(section: string, { button = 'Save', word = 'Saved' }: { button?: string; word?: string } = {}): Promise<void> {
    const place = this.section(section)
    await place.getByRole('button', { name: button, exact: true }).click()
    await place.getByRole('status').filter({ hasText: word }).waitFor()
  }
}

/** A picture that is red in its left half and blue in its right one. */
export const paintPicture = async (page: Page, { width, height }: { width: number; height: number }): Promise<Buffer> => {
  const base64 = await page.evaluate(
    ([width, height]) => {
      const canvas = document.createElement('canvas')
      canvas.width = width
      canvas.height = height
      const pen = canvas.getContext('2d')
      if (!pen) throw new Error('This browser cannot paint')
      pen.fillStyle = 'red'
      pen.fillRect(0, 0, width / 2, height)
      pen.fillStyle = 'blue'
      pen.fillRect(width / 2, 0, width / 2, height)
      return canvas.toDataURL('image/png').split(',')[1] ?? ''
    },
    [width, height] as const,
  )
  return Buffer.from(base64, 'base64')
}

/** Which of red and blue a picture shows left and right of its middle. */
export const coloursOf = (page: Page, address: string): Promise<string[]> =>
  page.evaluate(async (src) => {
    const image = new Image()
    image.src = src
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = image.naturalWidth
    canvas.height = image.naturalHeight
    const pen = canvas.getContext('2d')
    pen?.drawImage(image, 0, 0)
    const colourAt = (part: number) => {
      const [red = 0, , blue = 0] = pen?.getImageData(image.naturalWidth * part, image.naturalHeight / 2, 1, 1).data ?? []
      return red > blue ? 'red' : 'blue'
    }
    return [colourAt(0.2), colourAt(0.8)]
  }, address)
