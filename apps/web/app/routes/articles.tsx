import { loadArticleList } from '../features/article/article-data.ts'
import { ArticlesScreen } from '../features/article/articles-screen.tsx'
import { addresses } from '../shared/addresses.ts'
import { definePage } from '../shared/page/define-page.tsx'

const page = definePage({
  namespaces: ['article'],
  load: ({ services }) => loadArticleList(services),
  head: ({ services: { i18n } }) => ({
    title: i18n.t('article:head.title'),
    description: i18n.t('article:head.description'),
    path: addresses.articles,
  }),
  Screen: ({ data }) => <ArticlesScreen articles={data} />,
})

export const loader = page.loader
export const clientLoader = page.clientLoader
export const meta = page.meta
export const handle = page.handle
export default page.Component
