import { useTranslation } from 'react-i18next'
import type { ArticleLead } from './article-data.ts'
import { ArticleList } from './article-list.tsx'

/** All articles. */
export function ArticlesScreen({ articles }: { articles: readonly ArticleLead[] }) {
  const { t } = useTranslation('article')
  return (
    <div className="mx-auto max-w-5xl page-edges pt-8 lg:pt-14">
      <h1 className="display-type text-hero">{t('title')}</h1>
      <p className="mt-4 max-w-[56ch] text-lg text-pretty text-muted">{t('lead')}</p>
      <ArticleList articles={articles} headingLevel="h2" className="mt-10 md:grid-cols-2" />
    </div>
  )
}
