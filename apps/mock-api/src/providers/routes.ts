import { OAuthProvider } from '@moonlit/contract/oauth'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { PageError } from '../pages/error-page.ts'
import { FormAttempts } from '../pages/form-attempts.ts'
import { sendPage } from '../pages/page.ts'
import { Person, profileOf, readyAccounts } from './accounts.ts'
import { exchange, grant, refuse } from './exchange.ts'
import { type Typed, chooserPage } from './page.ts'
import { type Provider, registeredRedirect } from './registration.ts'
import { readProfile } from './repo.ts'
import { AuthorizeRequest, TOKEN_SECONDS, TokenRequest } from './rules.ts'

const Params = z.object({ provider: OAuthProvider })
const Choice = z.object({ choice: z.string() })
const Texts = z.record(z.string(), z.string())

/** @throws PageError for an unknown provider */
export const providerOf = ({ params }: FastifyRequest): Provider => {
  const read = Params.safeParse(params)
  if (!read.success) throw new PageError('Unknown provider', 'There is no such provider to sign in with.')
  return read.data.provider
}

const BEARER = /^Bearer (?<token>\S{1,128})$/u

/**
 * The social providers' pages and endpoints: OAuth 2.0 authorization code with state and PKCE
 * (RFC 6749, RFC 7636). They simulate other companies and know only Moonlit's registration.
 */
export const providerRoutes =
  ({ apiUrl }: { apiUrl: string }) =>
  async (app: FastifyInstance): Promise<void> => {
    const attempts = new FormAttempts<Typed>()

    /** @throws PageError for an invalid request, without redirecting */
    const requestOf = (request: FastifyRequest, provider: Provider): AuthorizeRequest => {
      const read = AuthorizeRequest.safeParse(request.query)
      if (!read.success) {
        const fields = [...new Set(read.error.issues.map(({ path }) => path.join('.')))].join(', ')
        throw new PageError('This sign-in cannot begin', `The application that sent you here left out or misspelt: ${fields}.`)
      }
      if (read.data.redirect_uri !== registeredRedirect(apiUrl, provider, request.world))
        throw new PageError('This sign-in cannot begin', 'The address to go back to is not one that the application has registered: redirect_uri.')
      return read.data
    }

    app.get('/providers/:provider/authorize', async (request, reply) => {
      const provider = providerOf(request)
      requestOf(request, provider)
      return sendPage(reply, chooserPage(provider, readyAccounts(provider), attempts.find(request)))
    })

    app.post('/providers/:provider/authorize', async (request, reply) => {
      const { world, body } = request
      const provider = providerOf(request)
      const asked = requestOf(request, provider)
      const accounts = readyAccounts(provider)
      const goBack = (address: string) => reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').redirect(address, 303)

      const choice = Choice.safeParse(body).data?.choice
      if (choice === 'refuse') return goBack(refuse(asked, 'access_denied'))
      if (choice === 'fail') return goBack(refuse(asked, 'server_error'))
      const account = accounts.find(({ id }) => id === choice)
      if (account !== undefined) return goBack(grant(world, provider, asked, profileOf(provider, account)))
      if (choice !== 'other') throw new PageError('Nothing was chosen', 'Go back and choose an account.')
      const typed = Person.safeParse(body)
      if (typed.success) return goBack(grant(world, provider, asked, profileOf(provider, typed.data)))
      const errors = Object.fromEntries(typed.error.issues.map(({ path, message }) => [path.join('.'), message]))
      return attempts.sendBack(request, reply, { values: Texts.safeParse(body).data ?? {}, errors })
    })

    app.post('/providers/:provider/token', async (request, reply) => {
      const provider = providerOf(request)
      void reply.header('cache-control', 'no-store')
      const asked = TokenRequest.safeParse(request.body)
      const outcome = asked.success ? exchange(request.world, provider, asked.data) : { error: 'invalid_request' as const }
      if ('error' in outcome) return reply.status(outcome.error === 'invalid_client' ? 401 : 400).send({ error: outcome.error })
      return reply.send({ access_token: outcome.accessToken, token_type: 'Bearer', expires_in: TOKEN_SECONDS })
    })

    app.get('/providers/:provider/userinfo', async (request, reply) => {
      const provider = providerOf(request)
      void reply.header('cache-control', 'no-store')
      const token = BEARER.exec(request.headers.authorization ?? '')?.groups?.token
      const profile = token === undefined ? null : readProfile(request.world, provider, token)
      if (profile === null) return reply.status(401).header('www-authenticate', 'Bearer error="invalid_token"').send({ error: 'invalid_token' })
      const { subject, email, firstName, lastName } = profile
      return reply.send({
        sub: subject,
        given_name: firstName,
        family_name: lastName,
        ...(email === null ? {} : { email, email_verified: true }),
      })
    })
  }
