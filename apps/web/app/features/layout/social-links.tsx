import { useTranslation } from 'react-i18next'
import { useServices } from '../../shared/api/services.ts'

const networks = [
  {
    key: 'x',
    path: 'M17.7 3h3.1l-6.8 7.8L22 21h-6.3l-4.9-6.4L5.2 21H2.1l7.3-8.3L2 3h6.4l4.4 5.9L17.7 3Zm-1.1 16.2h1.7L7.5 4.7H5.7l10.9 14.5Z',
  },
  {
    key: 'instagram',
    path: 'M7.5 2h9A5.5 5.5 0 0 1 22 7.5v9a5.5 5.5 0 0 1-5.5 5.5h-9A5.5 5.5 0 0 1 2 16.5v-9A5.5 5.5 0 0 1 7.5 2Zm0 2A3.5 3.5 0 0 0 4 7.5v9A3.5 3.5 0 0 0 7.5 20h9a3.5 3.5 0 0 0 3.5-3.5v-9A3.5 3.5 0 0 0 16.5 4h-9ZM12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10Zm0 2a3 3 0 1 0 0 6 3 3 0 0 0 0-6Zm5.2-3.4a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 0 1 0-2.4Z',
  },
  {
    key: 'discord',
    path: 'M19.5 5.3A17 17 0 0 0 15.3 4l-.5 1.1a15.600 15.600 0 0 0-5.600 0L8.700 4a17 17 0 0 0-4.200 1.300C1.800 9.300 1.100 13.200 1.400 17a17 17 0 0 0 5.200 2.600l1.100-1.800a11 11 0 0 1-1.800-.8l.4-.3a12.100 12.100 0 0 0 11.400 0l.4.3c-.6.3-1.200.6-1.800.8l1.100 1.800a17 17 0 0 0 5.200-2.600c.4-4.400-.7-8.300-3.100-11.700ZM8.500 14.700c-1 0-1.900-1-1.900-2.100 0-1.200.8-2.100 1.900-2.100 1 0 1.900.9 1.900 2.100 0 1.100-.8 2.100-1.900 2.100Zm7 0c-1 0-1.900-1-1.900-2.100 0-1.200.8-2.100 1.900-2.100 1 0 1.900.9 1.900 2.100 0 1.100-.8 2.100-1.900 2.100Z',
  },
] as const

/** Where Moonlit can be followed, as its settings say. [LY-05] */
export function SocialLinks() {
  const { t } = useTranslation('layout')
  const { networks: addresses } = useServices().requestContext
  const shown = networks.flatMap(({ key, path }) => (addresses[key] ? [{ key, path, href: addresses[key] }] : []))
  if (shown.length === 0) return null
  return (
    <ul aria-label={t('footer.social')} className="flex gap-2">
      {shown.map(({ key, href, path }) => (
        <li key={key}>
          <a
            href={href}
            rel="noopener noreferrer nofollow"
            target="_blank"
            aria-label={t(`footer.network.${key}`)}
            className="flex size-11 items-center justify-center rounded-full bg-raised text-muted transition-colors hover:bg-float hover:text-body"
          >
            <svg viewBox="0 0 24 24" aria-hidden className="size-5" fill="currentColor">
              <path d={path} />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  )
}
