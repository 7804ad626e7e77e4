import { COMPANY } from '../../shared/company.ts'
import type { AppLocale } from '../../shared/i18n/locales.ts'
import { loadTranslated } from '../../shared/i18n/translated-files.ts'
import type { TextSection } from '../../shared/page/text-sections.tsx'
import type { LegalPage } from '../../shared/paths.ts'

/** When the texts were last changed. */
export const UPDATED = '2026-11-22'

interface LegalText {
  readonly sections: readonly TextSection[]
}

const files = import.meta.glob<LegalText>('./texts/*/*.json', { import: 'default' })

/** Isolated from the direction of the text around it, for it may be of another script. */
const isolate = (value: string): string => `\u2068${value}\u2069`

const fillIn = (text: string): string => text.replaceAll('{{mail}}', isolate(COMPANY.mail)).replaceAll('{{company}}', isolate(COMPANY.name))

/** The sections of a legal page in a language, with the company's details. */
export const loadLegalSections = async (locale: AppLocale, page: LegalPage): Promise<readonly TextSection[]> => {
  const { sections } = await loadTranslated(files, locale, page)
  return sections.map(({ heading, text, points }) => ({
    heading: fillIn(heading),
    text: text.map(fillIn),
    ...(points && { points: points.map(fillIn) }),
  }))
}
