import type { Locale } from '@moonlit/sdk/rules'
import { COMPANY } from '../../shared/company.ts'
import { fallbackLocale } from '../../shared/i18n/locales.ts'
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

/** The sections of a legal page, as a file of their own, with the company's details; English ones where a translation is still missing. [IN-06] */
export const loadLegalSections = async (locale: Locale, page: LegalPage): Promise<readonly TextSection[]> => {
  const load = files[`./texts/${locale}/${page}.json`] ?? files[`./texts/${fallbackLocale}/${page}.json`]
  if (!load) throw new Error(`The page ${page} has no text`)
  const { sections } = await load()
  return sections.map(({ heading, text, points }) => ({
    heading: fillIn(heading),
    text: text.map(fillIn),
    ...(points && { points: points.map(fillIn) }),
  }))
}
