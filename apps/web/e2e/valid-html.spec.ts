import { htmlFaults } from './support/html-faults.ts'
import { SCREENS } from './support/screens.ts'
import { expect, test } from './support/test.ts'

for (const language of ['en', 'ar'])
  test(`[LY-10] in ${language} the HTML of every screen that anyone may open is valid`, async ({ request, world }) => {
    for (const { address } of SCREENS.filter(({ who }) => who === 'anyone')) {
      const answer = await request.get(address, {
        headers: { 'accept-language': language, cookie: `mock_world=${world.name}; adult_warning_read=1` },
      })
      expect(await htmlFaults(await answer.text()), address).toEqual([])
    }
  })
