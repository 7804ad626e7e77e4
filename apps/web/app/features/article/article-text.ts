import type { AppLocale } from '../../shared/i18n/locales.ts'
import { loadTranslated } from '../../shared/i18n/translated-files.ts'
import type { TextSection } from '../../shared/page/text-sections.tsx'

/** An article in one language. Its description stands below the title, in lists and in what search engines show. */
export interface ArticleText {
  readonly title: string
  readonly description: string
  readonly sections: readonly TextSection[]
}

const files = import.meta.glob<ArticleText>('./texts/*/*.json', { import: 'default' })

/** The words of an article in a language. */
export const loadArticleText = (locale: AppLocale, slug: string): Promise<ArticleText> => loadTranslated(files, locale, slug)
