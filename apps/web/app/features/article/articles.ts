/**
 * The articles, in the order of their list: the end of each address, and when its words were last changed. Their texts are in
 * `texts/<language>/<slug>.json`. [RT-11] [PB-02]
 */
export const ARTICLES = [
  { slug: 'how-to-start-a-chat', updated: '2026-11-22' },
  { slug: 'what-an-ai-companion-is', updated: '2026-11-22' },
  { slug: 'who-reads-your-chats', updated: '2026-11-22' },
  { slug: 'create-your-own-character', updated: '2026-11-22' },
  { slug: 'voices-and-voice-messages', updated: '2026-11-22' },
  { slug: 'photos-of-ai-characters', updated: '2026-11-22' },
  { slug: 'loneliness-and-ai-companions', updated: '2026-11-22' },
  { slug: 'safety-consent-and-18-plus', updated: '2026-11-22' },
] as const satisfies readonly { slug: string; updated: string }[]

export type Article = (typeof ARTICLES)[number]

export const articleOf = (slug: string | undefined): Article | undefined => ARTICLES.find((article) => article.slug === slug)

/** How many others an article leads on to. */
const NEXT = 3

/** Those that follow it in the list, which begins anew after its end: every article is led to by three others. */
export const nextArticles = ({ slug }: Article): readonly Article[] => {
  const place = ARTICLES.findIndex((article) => article.slug === slug)
  return [...ARTICLES, ...ARTICLES].slice(place + 1, place + 1 + NEXT)
}
