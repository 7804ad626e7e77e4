import { useTranslation } from 'react-i18next'
import { useServices } from '../../shared/api/services.ts'
// A file of its own: every page would carry the marks in its scripts.
import marks from './networks.svg?no-inline'

const NETWORKS = ['x', 'instagram', 'discord'] as const

/** Where Moonlit can be followed, as its settings say. [LY-05] */
export function SocialLinks() {
  const { t } = useTranslation('layout')
  const { networks: addresses } = useServices().requestContext
  const shown = NETWORKS.flatMap((network) => (addresses[network] ? [{ network, href: addresses[network] }] : []))
  if (shown.length === 0) return null
  return (
    <ul aria-label={t('footer.social')} className="flex gap-2">
      {shown.map(({ network, href }) => (
        <li key={network}>
          <a
            href={href}
            rel="noopener noreferrer nofollow"
            target="_blank"
            aria-label={t(`footer.network.${network}`)}
            className="flex size-11 items-center justify-center rounded-full bg-raised text-muted transition-colors hover:bg-float hover:text-body"
          >
            <svg aria-hidden className="size-5" fill="currentColor">
              <use href={`${marks}#${network}`} />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  )
}
