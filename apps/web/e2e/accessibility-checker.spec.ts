import { accessibilityFindings } from './support/accessibility-checker.ts'
import { SHAPES } from './support/screens.ts'
import { expect, remember, test } from './support/test.ts'

for (const locale of ['en', 'ar'] as const)
  for (const [screen, size] of Object.entries({ 'a phone': { width: 360, height: 760 }, 'a desktop': { width: 1440, height: 900 } }))
    test(`[LY-10] in ${locale} on ${screen} IBM's accessibility checker finds nothing on any public screen`, async ({ visitor, context }) => {
      test.setTimeout(240_000)
      await remember(context, 'locale', locale)
      await visitor.setViewportSize(size)
      const found: string[] = []
      for (const { address } of SHAPES.filter(({ kind }) => kind === 'public')) {
        await visitor.goto(address)
        await expect(visitor.getByRole('main')).toBeVisible()
        found.push(...(await accessibilityFindings(visitor)).map((finding) => `${address}: ${finding}`))
      }
      expect(found).toEqual([])
    })
