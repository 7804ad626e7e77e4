import { articleHead, fetchArticleCharacters, loadArticle } from '../features/article/article-data.ts'
import { ArticleScreen } from '../features/article/article-screen.tsx'
import { articleOf } from '../features/article/articles.ts'
import { promoTypeOf } from '../shared/addresses.ts'
import { throwNotFound } from '../shared/errors/not-found.ts'
import { definePage } from '../shared/page/define-page.tsx'
import { useFirstTouch } from '../shared/promo/use-first-touch.ts'

const page = definePage({
  namespaces: ['article'],
  load: async ({ services, params: { slug, promoType }, side }) => {
    const article = articleOf(slug)
    if (!article || (promoType !== undefined && !promoTypeOf(promoType))) return throwNotFound()
    // In the browser the pictures follow the words.
    const [loaded] = await Promise.all([loadArticle(services, article), side === 'server' ? fetchArticleCharacters(services) : undefined])
    return { loaded, promoType }
  },
  head: ({ services, data: { loaded } }) => articleHead(services, loaded),
  Screen: ({ data: { loaded, promoType } }) => {
    useFirstTouch(promoType)
    return <ArticleScreen {...loaded} />
  },
})

export const loader = page.loader
export const clientLoader = page.clientLoader
export const meta = page.meta
export const handle = page.handle
export default page.Component
