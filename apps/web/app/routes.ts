import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'
import { LEGAL_PAGES } from './shared/addresses.ts'

export default [
  route('age-gate', 'routes/age-gate.ts'),
  layout('routes/layout.tsx', [
    index('routes/explore.tsx', { id: 'explore' }),
    route('anime/:promoType?', 'routes/explore.tsx', { id: 'explore-anime' }),
    route('custom/:promoType?', 'routes/explore.tsx', { id: 'explore-custom' }),
    route('explore', 'routes/explore-redirect.ts'),
    route('chat/:id?', 'routes/chat.tsx'),
    ...LEGAL_PAGES.map((page) => route(page, 'routes/legal.tsx', { id: `legal-${page}` })),
    route('not-found', 'routes/not-found.tsx', { id: 'not-found' }),
    route(':slug/stats', 'routes/character-stats.tsx'),
    route(':slug/:promoType?', 'routes/character.tsx'),
    route('*', 'routes/not-found.tsx', { id: 'nothing-here' }),
  ]),
] satisfies RouteConfig
