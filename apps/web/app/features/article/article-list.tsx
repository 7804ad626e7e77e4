import { Link } from 'react-router'
import { addresses } from '../../shared/addresses.ts'
import type { ArticleLead } from './article-data.ts'

interface ArticleListProps {
  articles: readonly ArticleLead[]
  headingLevel: 'h2' | 'h3'
  className: string
}

/** Articles by title and description, each a way to it as a whole. */
export function ArticleList({ articles, headingLevel: Heading, className }: ArticleListProps) {
  return (
    <ul className={`grid gap-3 ${className}`}>
      {articles.map(({ slug, title, description }) => (
        <li
          key={slug}
          className="relative rounded-card bg-surface p-6 shadow-rest transition-colors outline-2 outline-offset-2 outline-transparent hover:bg-raised has-focus-visible:outline-rose"
        >
          <Heading className="font-semibold text-balance">
            <Link to={addresses.article(slug)} className="outline-none after:absolute after:inset-0 after:rounded-card">
              {title}
            </Link>
          </Heading>
          <p className="mt-2 text-pretty text-muted">{description}</p>
        </li>
      ))}
    </ul>
  )
}
