import type { Locale } from '@moonlit/sdk/rules'
import { fallbackLocale } from '../../shared/i18n/locales.ts'
import type { TextSection } from '../../shared/page/text-sections.tsx'

/** An article in one language. Its description stands below the title, in lists and in what search engines show. */
export interface ArticleText {
  readonly title: string
  readonly description: string
  readonly sections: readonly TextSection[]
}

const files = import.meta.glob<ArticleText>('./texts/*/*.json', { import: 'default' })

/** The words of an article, as a file of its own; English ones where a translation is still missing. [IN-06] */
export const loadArticleText = async (locale: Locale, slug: string): Promise<ArticleText> => {
  const load = files[`./texts/${locale}/${slug}.json`] ?? files[`./texts/${fallbackLocale}/${slug}.json`]
  if (!load) throw new Error(`The article ${slug} has no text`)
  return load()
}
