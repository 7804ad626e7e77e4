import { HtmlValidate, StaticConfigLoader } from 'html-validate'

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
      // Tables that are laid out as lists on a phone would lose their roles there.
      'no-redundant-role': 'off',
      // It does not know that a label names a switch; axe does.
      'text-content': 'off',
      'prefer-native-element': 'off',
    },
  }),
)

/** What is wrong with the HTML of a page, one line each. */
export const htmlFaults = async (html: string): Promise<string[]> => {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) => messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ''})`))
}
