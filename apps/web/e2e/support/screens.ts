import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '../../app/routes.ts'
import { LEGAL_PAGES, paths } from '../../app/shared/paths.ts'

/** A screen as people come to it. `public` ones may be found by search engines; `own` ones show what is one person's, or are none of theirs. */
export interface Screen {
  /** Its path in app/routes.ts. */
  readonly path: string
  readonly address: string
  readonly kind: 'public' | 'own'
  /** Who may see it. */
  readonly who: 'anyone' | 'member' | 'admin'
}

const screen = (path: string, address: string, kind: Screen['kind'], who: Screen['who'] = 'anyone'): Screen => ({ path, address, kind, who })

/** Every screen there is, each with an address of it. */
export const SCREENS: readonly Screen[] = [
  screen('', '/', 'public'),
  screen(paths.anime, '/anime', 'public'),
  screen(paths.custom, '/custom', 'public'),
  screen(paths.favourites, '/favourites', 'own', 'member'),
  screen(paths.chat, '/chat', 'own'),
  screen(paths.verifyEmail, '/verify-email/u_nobody/wrong', 'own'),
  screen(paths.resetPassword, '/reset-password/u_nobody/wrong', 'own'),
  screen(paths.unsubscribe, '/unsubscribe/wrong', 'own'),
  screen(paths.oauthConfirm, '/oauth/confirm?id=wrong', 'own'),
  screen(paths.oauthError, '/oauth/error', 'own'),
  screen(paths.settings, '/settings', 'own', 'member'),
  screen(paths.premium, '/buy-premium', 'public'),
  screen(paths.paymentSuccess, '/payment-success', 'own'),
  screen(paths.paymentFailure, '/payment-failure', 'own'),
  screen(paths.duplicatePayment, '/errors/duplicate-payment', 'own'),
  screen(paths.missingCode, '/errors/missing-code?page=%2F', 'own'),
  screen(paths.offline, '/errors/offline', 'own'),
  screen(paths.generatePhoto, '/generate-photo', 'public'),
  screen(paths.myGenerations, '/my-generations', 'own', 'member'),
  screen(paths.create, '/add-new-model', 'public'),
  screen(paths.createLanding, '/landing/create-ai', 'public'),
  screen(paths.myCharacters, '/my-models', 'own', 'member'),
  screen(paths.myCharacter, '/my-models/nobody-1', 'own', 'member'),
  screen(paths.magicLinkCopy, '/magic-link-copy', 'own'),
  screen(paths.magicLinkApply, '/magic-link-apply?token=wrong', 'own'),
  screen(paths.articles, '/article', 'public'),
  screen(paths.article, '/article/what-an-ai-companion-is', 'public'),
  screen(paths.contact, '/contact', 'public'),
  screen(paths.affiliate, '/affiliate', 'public'),
  ...LEGAL_PAGES.map((page) => screen(page, `/${page}`, 'public')),
  screen(paths.notFound, '/not-found', 'own'),
  screen(paths.promoStats, '/promo', 'own', 'admin'),
  screen(paths.fbStats, '/fb', 'own', 'admin'),
  screen(paths.affiseStats, '/affise', 'own', 'admin'),
  screen(paths.keitaroStats, '/keitaro', 'own', 'admin'),
  screen(paths.characterStats, '/amara/stats', 'own', 'admin'),
  screen(paths.character, '/amara', 'public'),
  screen('*', '/no/such/page', 'own'),
]

/** One of each shape: legal pages differ in their words alone, and whatever is not there is the same everywhere. */
export const SHAPES = SCREENS.filter(({ path }) => path !== '*' && !LEGAL_PAGES.slice(1).some((page) => page === path))

/** The windows that screens and dialogs are looked at in: a desktop and a phone. */
export const LARGE = { width: 1440, height: 900 } as const
export const SIZES = [LARGE, { width: 360, height: 760 }] as const

/** Paths that lead on to a screen and are none themselves. */
const LEADING_ON: readonly string[] = [
  paths.robots,
  paths.sitemap,
  paths.ageGate,
  paths.exploreRedirect,
  paths.articlesRedirect,
  paths.promoRedirect,
  paths.webManifest,
]

const pathsIn = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ path, index, children }) => (children ? pathsIn(children) : [index ? '' : (path ?? '')]))

/** Paths of the app that have a screen, as app/routes.ts names them. */
export const SCREEN_PATHS = pathsIn(routes).filter((path) => !LEADING_ON.includes(path))
