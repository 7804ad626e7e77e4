import type { MetaDescriptor } from 'react-router'
import { locales } from '../i18n/locales.ts'
import type { Services } from '../api/services.ts'
import { addressLocaleOf, alternatesOf, withLocale, type Alternate } from '../i18n/address-locale.ts'
import { currentLocale } from '../i18n/create-i18n.ts'
import { SHARING_SIZE, SITE_PICTURE } from '../pictures.ts'

/** In pixels, where it is known: a preview is then laid out before the picture has come. */
interface ImageSize {
  readonly width: number
  readonly height: number
}

/** What a page says of itself to browsers, search engines and those who share it. Loaders make it; `metaOf` writes it. [NV-14] */
export interface Head {
  readonly title: string
  readonly description: string
  /** Absolute; none for pages that are not public. */
  readonly canonical?: string
  /** The same page in each language, absolute. */
  readonly alternates?: readonly Alternate[]
  readonly image?: string
  readonly imageAlt?: string
  readonly imageSize?: ImageSize
  readonly type: 'website' | 'profile' | 'article'
  readonly robots?: 'noindex'
  readonly siteName: string
  readonly locale: string
  /** schema.org, as JSON-LD. */
  readonly data?: Readonly<Record<string, unknown>>
}

/** What a page decides of its head; the rest is the same everywhere. */
export interface HeadParts {
  readonly title: string
  readonly description: string
  /** Path of the canonical address; left out for pages that are not public. */
  readonly path?: string
  readonly image?: string
  readonly imageAlt?: string
  readonly imageSize?: ImageSize
  readonly type?: Head['type']
  readonly data?: Head['data']
}

/** An address on this site, absolute. */
export const absolute = (origin: string, path: string): string => (/^https?:/u.test(path) ? path : origin + path)

const linksOf = (canonical: string, alternates: readonly Alternate[]) => [
  { tagName: 'link' as const, rel: 'canonical', href: canonical },
  ...alternates.map(({ language, href }) => ({ tagName: 'link' as const, rel: 'alternate', hrefLang: language, href })),
  { property: 'og:url', content: canonical },
]

/** Hyphens that keep a word together on a page are plain ones where people search for it. */
const plain = (text: string): string => text.replaceAll('\u2011', '-')

/**
 * Completes a page's head: brand, language, absolute addresses; a public page without a picture of its own is shared with the site's.
 * `url` is the page's own: it may name the language.
 */
export const createHead = (
  { i18n, requestContext }: Pick<Services, 'i18n' | 'requestContext'>,
  { title, description, path, image, imageAlt, imageSize, type = 'website', data }: HeadParts,
  url?: URL,
): Head => {
  const brand = i18n.t('common:brand')
  const locale = currentLocale(i18n)
  const picture = image ?? (path === undefined ? undefined : SITE_PICTURE)
  const isNamed = url !== undefined && addressLocaleOf(url.searchParams) === locale
  return {
    title: `${plain(title)} · ${brand}`,
    description: plain(description),
    type,
    siteName: brand,
    locale: locales[locale].territory,
    ...(path === undefined
      ? { robots: 'noindex' as const }
      : {
          canonical: absolute(requestContext.origin, isNamed ? withLocale(path, locale) : path),
          alternates: alternatesOf(requestContext.origin, path),
        }),
    ...(picture && {
      image: absolute(requestContext.origin, picture),
      imageAlt: imageAlt ?? (image ? title : brand),
      ...((imageSize || !image) && { imageSize: imageSize ?? SHARING_SIZE }),
    }),
    ...(data && { data }),
  }
}

/** The head as the router's descriptors: `export const meta = ({ loaderData }) => metaOf(loaderData?.head)`. */
export const metaOf = (head: Head | undefined): MetaDescriptor[] => {
  if (!head) return []
  return [
    { title: head.title },
    { name: 'description', content: head.description },
    { property: 'og:title', content: head.title },
    { property: 'og:description', content: head.description },
    { property: 'og:type', content: head.type },
    { property: 'og:site_name', content: head.siteName },
    { property: 'og:locale', content: head.locale },
    { name: 'twitter:card', content: head.image ? 'summary_large_image' : 'summary' },
    ...(head.robots ? [{ name: 'robots', content: head.robots }] : []),
    ...(head.canonical ? linksOf(head.canonical, head.alternates ?? []) : []),
    ...(head.image
      ? [
          { property: 'og:image', content: head.image },
          { property: 'og:image:alt', content: head.imageAlt ?? head.title },
          ...(head.imageSize
            ? [
                { property: 'og:image:width', content: String(head.imageSize.width) },
                { property: 'og:image:height', content: String(head.imageSize.height) },
              ]
            : []),
        ]
      : []),
    ...(head.data ? [{ 'script:ld+json': { ...head.data } }] : []),
  ]
}
