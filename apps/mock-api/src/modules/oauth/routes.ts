import { contract } from '@moonlit/contract'
import { initServer } from '@ts-rest/fastify'
import type { FastifyRequest } from 'fastify'
import { ApiError } from '../../http/api-error.ts'
import { browserKey } from '../../http/visitor.ts'
import type { VoiceStore } from '../../media/voice-store.ts'
import { CLIENT_ID, authorizeAddress, registeredRedirect } from '../../providers/registration.ts'
import { challengeOf } from '../../providers/rules.ts'
import { guestSessionOf, visitorKeyOf } from '../auth/guest-session.ts'
import { signIn } from '../auth/session.ts'
import { moveGuest } from '../guests/repo.ts'
import { moveTouchToUser } from '../stats/repo.ts'
import type { Mailer } from '../mail/mailer.ts'
import { deleteLeftovers } from '../users/removal.ts'
import { countryOf } from '../users/rules.ts'
import { isSameBrowser, rememberBrowser } from './browser.ts'
import { attemptIdOf, presentProfile } from './present.ts'
import { type Attempt, createAttempt, findAttempt, verifiedProfileOf, spendAttempt } from './repo.ts'
import { backWithin, statusNow } from './rules.ts'
import { signUp } from './signup.ts'

/** The attempt with an id, if this browser began it. */
const attemptOf = (request: FastifyRequest, id: string): Attempt | undefined => {
  const attempt = findAttempt(request.world, id)
  return attempt !== undefined && isSameBrowser(request, attempt) ? attempt : undefined
}

/** The guest to move: the one of this request, else the one who began the attempt. */
const guestOf = (request: FastifyRequest, attempt: Attempt | undefined): string | null =>
  guestSessionOf(request, attempt?.guestSessionId ?? undefined)

/** Social sign-in. */
export const oauthRoutes = ({ mailer, voice, webUrl, apiUrl }: { mailer: Mailer; voice: VoiceStore; webUrl: string; apiUrl: string }) =>
  initServer().router(contract.oauth, {
    getLink: async ({ query, request, reply }) => {
      const { world } = request
      void reply.header('cache-control', 'no-store')
      const { state, codeVerifier } = createAttempt(world, {
        provider: query.provider,
        type: query.oauth_type,
        backUrl: backWithin(webUrl, query.back_url),
        guestSessionId: guestSessionOf(request),
        browserHash: rememberBrowser(request, reply, webUrl),
      })
      const link = authorizeAddress(apiUrl, query.provider, world)
      const fields = {
        response_type: 'code',
        client_id: CLIENT_ID,
        redirect_uri: registeredRedirect(apiUrl, query.provider, world),
        scope: 'openid email profile',
        state,
        code_challenge: challengeOf(codeVerifier),
        code_challenge_method: 'S256',
      }
      for (const [name, value] of Object.entries(fields)) link.searchParams.set(name, value)
      return { status: 200, body: { link: link.href } }
    },

    status: async ({ params, request, reply }) => {
      const { world } = request
      void reply.header('cache-control', 'no-store')
      const attempt = attemptOf(request, params.id)
      if (attempt === undefined) throw new ApiError('not_found')
      const status = statusNow(attempt, world.clock.now())
      const { userId } = attempt
      if (status === 'login' && userId !== null) {
        const isFirst = world.atomically(() => {
          if (!spendAttempt(world, attempt.id, userId)) return false
          const guestId = guestOf(request, attempt)
          if (guestId === null) moveTouchToUser(world, browserKey(request), userId)
          else moveGuest(world, guestId, userId)
          return true
        })
        if (isFirst) return { status: 200, body: { status: 'login', ...(await signIn(world, userId)) } }
      }
      const profile = status === 'signup' ? verifiedProfileOf(attempt) : null
      if (profile !== null) return { status: 200, body: { status: 'signup', profile: presentProfile(attempt, profile) } }
      return { status: 200, body: { status: status === 'pending' ? 'pending' : 'error' } }
    },

    signup: async ({ body, request }) => {
      const { world } = request
      const attempt = attemptOf(request, attemptIdOf(body.oauthProfileId))
      const guestId = guestOf(request, attempt)
      const visitorKey = visitorKeyOf(request, guestId)
      const { id, leftovers } = signUp(world, mailer, attempt, { body, country: countryOf(request.headers), guestId, visitorKey })
      await deleteLeftovers(world, voice, leftovers)
      return { status: 201, body: await signIn(world, id) }
    },
  })
