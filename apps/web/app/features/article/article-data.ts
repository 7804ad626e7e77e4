import type { Services } from '../../shared/api/services.ts'
import { addresses } from '../../shared/addresses.ts'
import { absolute, type Head, type HeadParts } from '../../shared/head/head.ts'
import { currentApiLocale, currentLocale } from '../../shared/i18n/create-i18n.ts'
import { ARTICLES, nextArticles, type Article } from './articles.ts'
import { loadArticleText, type ArticleText } from './article-text.ts'

/** Characters beside an article: one to talk to, and four below. */
const CHARACTERS = 5

/** The query of the characters beside an article. */
export const articleCharacters = ({ queries, i18n, requestContext }: Pick<Services, 'queries' | 'i18n' | 'requestContext'>) => ({
  ...queries.bots.list({ limit: CHARACTERS, gender: requestContext.exploreGender, lang: currentApiLocale(i18n) }),
  staleTime: 30 * 60_000,
})

/** For the server: the characters, so that they are in the HTML. Without them an article reads the same. */
export const fetchArticleCharacters = async (services: Services): Promise<void> => {
  await services.queryClient.infiniteQuery(articleCharacters(services)).catch(() => undefined)
}

/** What a list says of an article. */
export interface ArticleLead extends Pick<ArticleText, 'title' | 'description'> {
  readonly slug: string
}

const loadLeads = ({ i18n }: Pick<Services, 'i18n'>, articles: readonly Article[]): Promise<ArticleLead[]> =>
  Promise.all(
    articles.map(async ({ slug }) => {
      const { title, description } = await loadArticleText(currentLocale(i18n), slug)
      return { slug, title, description }
    }),
  )

/** Every article by title and description. */
export const loadArticleList = (services: Pick<Services, 'i18n'>): Promise<ArticleLead[]> => loadLeads(services, ARTICLES)

/** All that the page of an article shows, besides characters. */
export interface LoadedArticle {
  readonly article: Article
  readonly text: ArticleText
  readonly next: readonly ArticleLead[]
}

export const loadArticle = async (services: Pick<Services, 'i18n'>, article: Article): Promise<LoadedArticle> => {
  const [text, next] = await Promise.all([loadArticleText(currentLocale(services.i18n), article.slug), loadLeads(services, nextArticles(article))])
  return { article, text, next }
}

/** For search engines: an article of ours, in the language in use. */
const structuredData = (services: Services, { article: { slug, updated }, text }: LoadedArticle, image: string | undefined): Head['data'] => {
  const { origin } = services.requestContext
  const us = { '@type': 'Organization', name: services.i18n.t('common:brand'), url: origin }
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: text.title,
    description: text.description,
    inLanguage: currentLocale(services.i18n),
    dateModified: updated,
    mainEntityOfPage: absolute(origin, addresses.article(slug)),
    author: us,
    publisher: us,
    ...(image && { image: absolute(origin, image) }),
  }
}

/** Title, description, picture and structured data; the address is that of the article, whatever promo type follows it. [PB-02] [NV-14] */
export const articleHead = (services: Services, loaded: LoadedArticle): HeadParts => {
  const character = services.queryClient.getQueryData(articleCharacters(services).queryKey)?.pages[0]?.result[0]
  return {
    title: loaded.text.title,
    description: loaded.text.description,
    path: addresses.article(loaded.article.slug),
    type: 'article',
    ...(character && { image: character.imageUrl, imageAlt: character.name }),
    data: structuredData(services, loaded, character?.imageUrl),
  }
}
