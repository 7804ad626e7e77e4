import type { Page } from '@playwright/test'

/** Chooses from the menu above the open chat, by the words of its items in English. */
export const chooseInChatMenu = async (page: Page, item: string): Promise<void> => {
  await page
    .getByRole('region', { name: /^Chat with/u })
    .getByRole('button', { name: 'More about this chat' })
    .click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}
