import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '../../app/routes.ts'
import { LEGAL_PAGES } from '../../app/shared/addresses.ts'

/** A screen as people come to it. `public` ones may be found by search engines; `own` ones show what is one person's, or are none of theirs. */
export interface Screen {
  /** Its path in app/routes.ts. */
  readonly path: string
  readonly address: string
  readonly kind: 'public' | 'own'
}

const screen = (path: string, address: string, kind: Screen['kind']): Screen => ({ path, address, kind })

/** Every screen there is, each with an address of it. */
export const SCREENS: readonly Screen[] = [
  screen('', '/', 'public'),
  screen('anime/:promoType?', '/anime', 'public'),
  screen('custom/:promoType?', '/custom', 'public'),
  screen('chat/:id?', '/chat', 'own'),
  ...LEGAL_PAGES.map((page) => screen(page, `/${page}`, 'public')),
  screen('not-found', '/not-found', 'own'),
  screen(':slug/stats', '/amara/stats', 'own'),
  screen(':slug/:promoType?', '/amara', 'public'),
  screen('*', '/no/such/page', 'own'),
]

/** One of each shape: legal pages differ in their words alone, and whatever is not there is the same everywhere. */
export const SHAPES = SCREENS.filter(({ path }) => path !== '*' && !LEGAL_PAGES.slice(1).some((page) => page === path))

/** Paths that lead on to a screen and are none themselves. */
const LEADING_ON = ['age-gate', 'explore']

const pathsIn = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ path, index, children }) => (children ? pathsIn(children) : [index ? '' : (path ?? '')]))

/** Paths of the app that have a screen, as app/routes.ts names them. */
export const SCREEN_PATHS = pathsIn(routes).filter((path) => !LEADING_ON.includes(path))
