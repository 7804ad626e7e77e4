import { calls, type Call } from './calls.ts'
import { HEADER } from './text.ts'

/** Checks of VA-08: function body, calls and checked property. */
const CHECKS = {
  tokens: {
    about: 'Auth answers hold both tokens.',
    test: "isText(at(body, 'jwtToken')) && isText(at(body, 'refreshToken'))",
    calls: ['auth.register', 'auth.login', 'oauth.signup'],
    leansOn: ['jwtToken', 'refreshToken'],
  },
  oauthTokens: {
    about: 'A social sign-in that ended in a login holds both tokens.',
    test: "at(body, 'status') !== 'login' || guards.tokens(body)",
    calls: ['oauth.status'],
    leansOn: ['status', 'jwtToken', 'refreshToken'],
  },
  newTokens: {
    about: 'A refresh answers both new tokens.',
    test: "isText(at(body, 'newJwtToken')) && isText(at(body, 'newRefreshToken'))",
    calls: ['auth.refreshToken'],
    leansOn: ['newJwtToken', 'newRefreshToken'],
  },
  session: {
    about: 'A guest session has its id.',
    test: "isText(at(body, 'UserSessionID'))",
    calls: ['auth.authUser', 'magicLink.apply'],
    leansOn: ['UserSessionID'],
  },
  user: { about: "A user's data hold an e-mail.", test: "isText(at(body, 'email'))", calls: ['users.me', 'users.updateMe'], leansOn: ['email'] },
  models: {
    about: 'A list of characters is an array.',
    test: "Array.isArray(at(body, 'result'))",
    calls: ['bots.list', 'bots.mine'],
    leansOn: ['result'],
  },
  roleTypes: { about: 'Role types are an array.', test: "Array.isArray(at(body, 'roleTypes'))", calls: ['bots.roleTypes'], leansOn: ['roleTypes'] },
  chat: { about: 'A chat that was opened has its id.', test: "isText(at(at(body, 'chat'), 'chatID'))", calls: ['chats.start'], leansOn: ['chat'] },
} as const satisfies Record<string, { about: string; test: string; calls: readonly string[]; leansOn: readonly string[] }>

const nameOf = ({ resource, name }: Call): string => `${resource}.${name}`

/** The check of a call, when VA-08 names one. */
export const checkOf = (call: Call): string | undefined =>
  Object.entries(CHECKS).find(([, check]) => check.calls.some((name) => name === nameOf(call)))?.[0]

/** Fails for a call or property that the contract no longer has. */
const assertCurrent = (): void => {
  for (const [check, { calls: names, leansOn }] of Object.entries(CHECKS)) {
    for (const name of names) {
      const call = calls.find((candidate) => nameOf(candidate) === name)
      if (!call) throw new Error(`The check ${check} is for ${name}, which the contract does not have`)
      for (const property of leansOn)
        if (!(property in call.answer)) throw new Error(`The check ${check} leans on ${property}, which ${name} does not answer`)
    }
  }
}

/** The checks of VA-08 as functions of a few bytes, so that no schema library is needed for them. */
export const emitGuards = (): string => {
  assertCurrent()
  const rows = Object.entries(CHECKS).map(
    ([name, { about, test, calls: names }]) => `  /** ${about} For ${names.join(', ')}. */\n  ${name}: (body: unknown): boolean => ${test},`,
  )
  return `${HEADER}const at = (value: unknown, key: string): unknown => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined)
const isText = (value: unknown): boolean => typeof value === 'string' && value !== ''

/** What a success must hold; otherwise the call rejects with WrongResponseError, 'Wrong response from server'. */
export const guards = {
${rows.join('\n')}
}
`
}
