import { expect, remember, test } from './support/test.ts'
import { variants } from './support/variants.ts'

for (const { locale, label } of variants([
  { locale: 'en', label: 'Kind of character' },
  { locale: 'ar', label: 'نوع الشخصية' },
] as const))
  test(`[EX-03] [IN-02] in ${locale} an arrow beside the kinds brings those out of sight, and another the first ones back`, async ({
    visitor,
    context,
  }) => {
    await remember(context, 'locale', locale)
    await visitor.setViewportSize({ width: 1024, height: 800 })
    await visitor.goto('/')
    const kinds = visitor.getByRole('group', { name: label })
    const [first, last] = [kinds.getByRole('link').first(), kinds.getByRole('link').last()]
    await expect(first).toBeInViewport({ ratio: 1 })
    await expect(kinds).toHaveAttribute('data-edges', 'end')
    // For the mouse alone: keyboard and touch reach every chip without them, and no reader hears of them. The tests' browser has no mouse.
    const arrows = kinds.locator('..').locator('> button')
    const press = async (which: 'first' | 'last', until: string) =>
      expect(async () => {
        await arrows[which]().dispatchEvent('click')
        await expect(kinds).toHaveAttribute('data-edges', until, { timeout: 1000 })
      }).toPass()
    await press('last', 'start')
    await expect(last).toBeInViewport({ ratio: 0.9 })
    await expect(first).not.toBeInViewport({ ratio: 0.1 })
    await press('first', 'end')
    await expect(first).toBeInViewport({ ratio: 0.9 })
  })
