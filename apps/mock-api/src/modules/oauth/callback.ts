import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { PageError } from '../../pages/error-page.ts'
import { exchange } from '../../providers/exchange.ts'
import { CLIENT_ID, type Provider, registeredRedirect } from '../../providers/registration.ts'
import { readProfile } from '../../providers/repo.ts'
import { providerOf } from '../../providers/routes.ts'
import type { World } from '../../worlds/world.ts'
import { verifiedProfile } from './verified-profile.ts'
import { type Attempt, type Ending, endAttempt, findAttemptByState, findCandidates, linkProfile } from './repo.ts'
import { decideAccount, statusNow } from './rules.ts'

const Query = z.object({ state: z.string(), code: z.string().optional(), error: z.string().optional() })

/** Exchanges the code at the provider and reads the profile. */
const endingOf = (world: World, apiUrl: string, provider: Provider, { codeVerifier }: Attempt, code: string): Ending => {
  const outcome = exchange(world, provider, {
    grant_type: 'authorization_code',
    code,
    redirect_uri: registeredRedirect(apiUrl, provider, world),
    client_id: CLIENT_ID,
    code_verifier: codeVerifier,
  })
  const told = 'error' in outcome ? null : readProfile(world, provider, outcome.accessToken)
  if (told === null) return { status: 'error' }
  const profile = verifiedProfile(provider, told)
  const userId = decideAccount(findCandidates(world, profile))
  if (userId === null) return { status: 'signup', profile }
  linkProfile(world, provider, profile, userId)
  return { status: 'login', userId }
}

/** The callback of providers; it redirects to the web app. */
export const callbackRoutes =
  ({ webUrl, apiUrl }: { webUrl: string; apiUrl: string }) =>
  async (app: FastifyInstance): Promise<void> => {
    const web = webUrl.endsWith('/') ? webUrl : `${webUrl}/`

    app.get('/oauth/callback/:provider', async (request, reply) => {
      const { world } = request
      const provider = providerOf(request)
      const { state, code, error } = Query.safeParse(request.query).data ?? {}
      const { attempt, ending } = world.atomically(() => {
        const found = state === undefined ? undefined : findAttemptByState(world, state)
        // Only the browser that ends an attempt learns its id, not anyone who knows its state.
        if (found === undefined || found.provider !== provider || statusNow(found, world.clock.now()) !== 'pending')
          throw new PageError('This sign-in is over', 'It was finished before, took too long, or never began here.', {
            href: web,
            label: 'Back to Moonlit',
          })
        const end: Ending = error === undefined && code !== undefined ? endingOf(world, apiUrl, provider, found, code) : { status: 'error' }
        endAttempt(world, found.id, end)
        return { attempt: found, ending: end }
      })
      const address = new URL(ending.status === 'error' ? 'oauth/error' : 'oauth/confirm', web)
      address.searchParams.set('id', attempt.id)
      address.searchParams.set('back_url', attempt.backUrl)
      if (ending.status === 'error') address.searchParams.set('reason', error === 'access_denied' ? 'refused' : 'failed')
      return reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').redirect(address.href, 303)
    })
  }
