import { servicesContext } from '../shared/api/services.ts'
import { paths } from '../shared/paths.ts'
import type { Route } from './+types/robots.ts'

const DAY = 86_400

/** Where there is nothing to be found: calls, the mock's own pages, and links of a single person. Pages that must not be listed say so themselves. */
const CLOSED = [
  '/api/',
  '/controls/',
  '/docs/',
  '/mock/',
  // Each ends in a mark, or a character whose name begins like it would be closed too.
  ...[paths.verifyEmail, paths.resetPassword, paths.unsubscribe, paths.oauthConfirm].map((path) => `/${path.split('/')[0] ?? ''}/`),
  `/${paths.magicLinkApply}?`,
]

/** What crawlers may read, and where the sitemap is. [PB-07] */
export const loader = ({ context }: Route.LoaderArgs): Response => {
  const { origin } = context.get(servicesContext).requestContext
  const lines = ['User-agent: *', ...CLOSED.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/${paths.sitemap}`, '']
  return new Response(lines.join('\n'), { headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': `public, max-age=${DAY}` } })
}
