import { contract } from '@moonlit/contract'
import { initServer } from '@ts-rest/fastify'
import type { FastifyRequest } from 'fastify'
import { ApiError } from '../../http/api-error.ts'
import { memberOf } from '../../http/caller.ts'
import { browserKey } from '../../http/visitor.ts'
import type { VoiceStore } from '../../media/voice-store.ts'
import { moveGuest } from '../guests/repo.ts'
import type { Mailer } from '../mail/mailer.ts'
import { lastTokenAt, newEmailOf } from '../mail/repo.ts'
import { moveTouch, moveTouchToUser } from '../stats/repo.ts'
import { deleteLeftovers } from '../users/removal.ts'
import { countryOf } from '../users/rules.ts'
import { checkEmail, confirm, countEmailChange, freeEmail, sendConfirmation } from './confirmation.ts'
import { guestSessionOf, visitorKeyOf } from './guest-session.ts'
import { hashPassword, isPassword } from './passwords.ts'
import { register } from './register.ts'
import { type Account, changeEmail, createGuest, endFamily, endSessions, familyOf, findAccount, findUserByEmail, setPassword } from './repo.ts'
import { finishReset, startReset } from './reset.ts'
import { normalEmail, secondsUntilResend } from './rules.ts'
import { renewSession, signIn } from './session.ts'
import { verifyAccessToken, verifyRefreshToken } from './tokens.ts'

const DONE = { status: 200, body: { status: true } } as const

const load = (request: FastifyRequest): Account => {
  const account = findAccount(request.world, memberOf(request).id)
  if (account === undefined) throw new ApiError('token_expired')
  return account
}

/** Routes of sessions: guests, sign-up, sign-in, tokens, passwords, e-mail confirmation. */
export const authRoutes = ({ mailer, voice }: { mailer: Mailer; voice: VoiceStore }) =>
  initServer().router(contract.auth, {
    authUser: async ({ body, request }) => {
      const id = createGuest(request.world, body)
      moveTouch(request.world, browserKey(request), `guest:${id}`)
      return { status: 200, body: { UserSessionID: id } }
    },

    register: async ({ body, request }) => {
      const guestId = guestSessionOf(request, body.sessionId)
      const { world } = request
      const { id, leftovers } = await register(world, mailer, {
        email: body.email,
        password: body.password,
        firstName: body.firstName ?? '',
        language: body.lang,
        country: countryOf(request.headers),
        agreeToNewsletter: body.agreeToNewsletter,
        params: body.params ?? {},
        guestId,
        visitorKey: visitorKeyOf(request, guestId),
      })
      await deleteLeftovers(world, voice, leftovers)
      return { status: 201, body: await signIn(world, id) }
    },

    login: async ({ body, request }) => {
      const { world } = request
      const user = findUserByEmail(world, normalEmail(body.email))
      if (user === undefined) throw new ApiError('user_not_found')
      if (!(await isPassword(world, user, body.password))) throw new ApiError('wrong_credentials')
      const guestId = guestSessionOf(request)
      world.atomically(() => {
        // The account may have been deleted, or its password changed or reset, while this one was checked.
        const account = findAccount(world, user.id)
        if (account === undefined) throw new ApiError('user_not_found')
        if (account.passwordHash !== user.passwordHash) throw new ApiError('wrong_credentials')
        if (guestId === null) moveTouchToUser(world, browserKey(request), user.id)
        else moveGuest(world, guestId, user.id)
      })
      return { status: 200, body: await signIn(world, user.id) }
    },

    logout: async ({ body, request: { world } }) => {
      const [refresh, access] = await Promise.all([verifyRefreshToken(body.refreshToken, world), verifyAccessToken(body.jwtToken, world)])
      const family = (refresh === null ? null : familyOf(world, refresh.id)) ?? access?.session ?? null
      if (family !== null) endFamily(world, family)
      return DONE
    },

    refreshToken: async ({ body, request: { world } }) => {
      const { jwtToken, refreshToken } = await renewSession(world, body.refreshToken, body.exchangeId)
      return { status: 200, body: { newJwtToken: jwtToken, newRefreshToken: refreshToken } }
    },

    changePassword: async ({ body, request }) => {
      const { world } = request
      const account = load(request)
      const { id, passwordHash } = account
      if (!(await isPassword(world, account, body.oldPassword))) throw new ApiError('wrong_password')
      const newHash = await hashPassword(body.newPassword)
      world.atomically(() => {
        // The account may have been deleted, or its password changed or reset, while this one was checked and hashed.
        if (load(request).passwordHash !== passwordHash) throw new ApiError('wrong_password')
        setPassword(world, id, newHash)
        endSessions(world, id, request.caller.kind === 'user' ? request.caller.session : null)
      })
      return DONE
    },

    setPassword: async ({ body, request }) => {
      const { id, passwordHash } = load(request)
      if (passwordHash !== null) throw new ApiError('password_exists')
      const newHash = await hashPassword(body.newPassword)
      request.world.atomically(() => {
        // Another call may have set one while this one was hashed.
        if (load(request).passwordHash !== null) throw new ApiError('password_exists')
        setPassword(request.world, id, newHash)
      })
      return DONE
    },

    sendVerification: async ({ body, request }) => {
      const { world } = request
      const account = load(request)
      const isConfirmed = account.emailVerified === 1
      const waiting = isConfirmed ? newEmailOf(world, account.id) : account.email
      const email = body.email === undefined ? waiting : normalEmail(body.email)
      if (email === undefined || (isConfirmed && email === account.email)) return DONE
      const isOther = email !== waiting
      // Who has a confirmed address moves to another in the profile, where the password is asked for.
      if (isOther && isConfirmed) throw new ApiError('forbidden')
      // The wait is for sending again: whoever mistyped their address has it sent to the right one at once.
      const retryAfter = secondsUntilResend(lastTokenAt(world, { userId: account.id, kind: 'verify', email }), world.clock.now())
      if (retryAfter !== null) throw new ApiError('too_many_requests', { retryAfter })
      if (isOther) countEmailChange(world, account.id)
      const leftovers = world.atomically(() => {
        // Also one that waits may have become somebody else's meanwhile.
        checkEmail(world, { email, userId: account.id, isProven: isConfirmed })
        const left = isOther ? freeEmail(world, email, account.id) : null
        if (isOther) changeEmail(world, account.id, email)
        sendConfirmation(world, mailer, { ...account, email }, { isMove: isConfirmed })
        return left
      })
      await deleteLeftovers(world, voice, leftovers)
      return DONE
    },

    verify: async ({ params, request: { world } }) => {
      const { email, isMove, leftovers } = confirm(world, mailer, params)
      await deleteLeftovers(world, voice, leftovers)
      return { status: 200, body: { status: true, email, isMove } }
    },

    startReset: async ({ body, request: { world } }) => {
      startReset(world, mailer, body.email)
      return DONE
    },

    finishReset: async ({ params, body, request: { world } }) => {
      await finishReset(world, { ...params, password: body.password })
      return DONE
    },
  })
