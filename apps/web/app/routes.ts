import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'
import { LEGAL_PAGES, paths } from './shared/paths.ts'

export default [
  route(paths.ageGate, 'routes/age-gate.ts'),
  layout('routes/landing-layout.tsx', [route(paths.createLanding, 'routes/create-landing.tsx')]),
  layout('routes/layout.tsx', [
    index('routes/explore.tsx', { id: 'explore' }),
    route(paths.anime, 'routes/explore.tsx', { id: 'explore-anime' }),
    route(paths.custom, 'routes/explore.tsx', { id: 'explore-custom' }),
    route(paths.exploreRedirect, 'routes/explore-redirect.ts'),
    route(paths.chat, 'routes/chat.tsx'),
    route(paths.verifyEmail, 'routes/verify-email.tsx'),
    route(paths.resetPassword, 'routes/reset-password.tsx'),
    route(paths.oauthConfirm, 'routes/oauth-confirm.tsx'),
    route(paths.oauthError, 'routes/oauth-error.tsx'),
    route(paths.settings, 'routes/settings.tsx'),
    route(paths.create, 'routes/add-new-model.tsx'),
    route(paths.myCharacters, 'routes/my-models.tsx'),
    route(paths.myCharacter, 'routes/my-model.tsx'),
    route(paths.magicLinkCopy, 'routes/magic-link-copy.tsx'),
    route(paths.magicLinkApply, 'routes/magic-link-apply.tsx'),
    ...LEGAL_PAGES.map((page) => route(page, 'routes/legal.tsx', { id: `legal-${page}` })),
    route(paths.contact, 'routes/contact.tsx'),
    route(paths.affiliate, 'routes/affiliate.tsx'),
    route(paths.notFound, 'routes/not-found.tsx', { id: 'not-found' }),
    route(paths.characterStats, 'routes/character-stats.tsx'),
    route(paths.character, 'routes/character.tsx'),
    route('*', 'routes/not-found.tsx', { id: 'nothing-here' }),
  ]),
] satisfies RouteConfig
