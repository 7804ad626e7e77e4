import type { LoaderFunctionArgs } from 'react-router'
import { LOCALE_PARAM } from '../shared/addresses.ts'
import { createI18n } from '../shared/i18n/create-i18n.ts'
import { fallbackLocale, localeOf, locales } from '../shared/i18n/locales.ts'

/** The ground of the app: `--color-ground` of theme.css, as in the document's `theme-color`. */
const GROUND = '#0f0b16'
const icon = (name: string, size: number, purpose: 'any' | 'maskable' = 'any') => ({
  src: `/icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/** What installs as Moonlit, in a language: browsers ask for it without cookies, so the address names the language. [NV-16] [PB-07] */
export const loader = async ({ url }: LoaderFunctionArgs): Promise<Response> => {
  const locale = localeOf(url.searchParams.get(LOCALE_PARAM)) ?? fallbackLocale
  const { t } = await createI18n(locale, ['common', 'layout', 'explore'])
  const manifest = {
    // The same app in every language.
    id: '/',
    start_url: '/',
    scope: '/',
    name: t('common:brand'),
    short_name: t('common:brand'),
    description: t('explore:head.all.description'),
    lang: locale,
    dir: locales[locale].dir,
    display: 'standalone',
    background_color: GROUND,
    theme_color: GROUND,
    categories: ['entertainment', 'social'],
    icons: [icon('icon-192', 192), icon('icon-512', 512), icon('maskable-512', 512, 'maskable')],
    shortcuts: [
      { name: t('layout:navigation.explore'), url: '/' },
      { name: t('layout:navigation.chat'), url: '/chat' },
    ],
  }
  return Response.json(manifest, { headers: { 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=3600' } })
}
