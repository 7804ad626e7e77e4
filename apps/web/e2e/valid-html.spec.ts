import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { SCREENS } from './support/screens.ts'
import { expect, test } from './support/test.ts'

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:standard', 'html-validate:a11y'],
    rules: {
      // How React writes HTML; to a browser it is the same.
      'void-style': 'off',
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      'no-inline-style': 'off',
      'valid-id': ['error', { relaxed: true }],
      // A list may have a name.
      'aria-label-misuse': ['error', { allowAnyNamable: true }],
      // It knows no style sheet: of two of these only one is ever shown, and the tabs are buttons with the role and keys of radios.
      'unique-landmark': 'off',
      'prefer-native-element': 'off',
    },
  }),
)

for (const language of ['en', 'ar'])
  test(`[LY-10] in ${language} the HTML of every screen that anyone may open is valid`, async ({ request, world }) => {
    for (const { address } of SCREENS.filter(({ who }) => who === 'anyone')) {
      const answer = await request.get(address, {
        headers: { 'accept-language': language, cookie: `mock_world=${world.name}; adult_warning_read=1` },
      })
      const { results } = await validator.validateString(await answer.text())
      const found = results.flatMap(({ messages }) => messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ''})`))
      expect(found, address).toEqual([])
    }
  })
