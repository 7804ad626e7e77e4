import { LinkButton } from '@moonlit/ui/link-button'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { addresses } from '../../shared/addresses.ts'
import { useServices } from '../../shared/api/services.ts'
import { formatDate } from '../../shared/format.ts'
import { useLocale } from '../../shared/i18n/use-locale.ts'
import { TextSections } from '../../shared/page/text-sections.tsx'
import { CharacterStrip, TalkTo } from './article-characters.tsx'
import { articleCharacters, type LoadedArticle } from './article-data.ts'
import { ArticleList } from './article-list.tsx'

/** An article: its text, somebody to talk to beside it, more of them below, and the articles that follow. [RT-11] [PB-02] */
export function ArticleScreen({ article, text, next }: LoadedArticle) {
  const { t } = useTranslation('article')
  const { locale } = useLocale()
  const { data } = useInfiniteQuery(articleCharacters(useServices()))
  const [first, ...others] = data?.pages[0]?.result ?? []
  return (
    <div className="mx-auto max-w-5xl page-edges pt-8 lg:pt-12">
      <div className="grid items-start gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,1fr)_18rem] print:block">
        <article aria-labelledby="article-title">
          <LinkButton asChild tone="muted">
            <Link to={addresses.articles}>{t('title')}</Link>
          </LinkButton>
          <h1 id="article-title" className="mt-3 display-type text-hero text-balance">
            {text.title}
          </h1>
          <p className="mt-4 max-w-[60ch] text-lg text-pretty text-muted">{text.description}</p>
          <TextSections sections={text.sections} />
          <p className="mt-9 text-sm text-muted">{t('updated', { date: formatDate(locale, article.updated) })}</p>
        </article>
        {first ? <TalkTo bot={first} className="lg:sticky lg:top-24" /> : null}
      </div>
      {others.length > 0 ? <CharacterStrip bots={others} /> : null}
      <section aria-labelledby="next" className="mt-20 print:hidden">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
          <h2 id="next" className="display-type text-title">
            {t('next')}
          </h2>
          <LinkButton asChild tone="muted">
            <Link to={addresses.articles}>{t('all')}</Link>
          </LinkButton>
        </div>
        <ArticleList articles={next} headingLevel="h3" className="mt-6 md:grid-cols-3" />
      </section>
    </div>
  )
}
