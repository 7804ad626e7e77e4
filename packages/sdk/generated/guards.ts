// Generated from the contract by `npm run generate`. Do not edit: change packages/contract and generate again.

const at = (value: unknown, key: string): unknown => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined)
const isText = (value: unknown): boolean => typeof value === 'string' && value !== ''

/** What a success must hold; otherwise the call rejects with WrongResponseError, 'Wrong response from server'. */
export const guards = {
  /** Auth answers hold both tokens. For auth.register, auth.login, oauth.signup. */
  tokens: (body: unknown): boolean => isText(at(body, 'jwtToken')) && isText(at(body, 'refreshToken')),
  /** A social sign-in that ended in a login holds both tokens. For oauth.status. */
  oauthTokens: (body: unknown): boolean => at(body, 'status') !== 'login' || guards.tokens(body),
  /** A refresh answers both new tokens. For auth.refreshToken. */
  newTokens: (body: unknown): boolean => isText(at(body, 'newJwtToken')) && isText(at(body, 'newRefreshToken')),
  /** A guest session has its id. For auth.authUser, magicLink.apply. */
  session: (body: unknown): boolean => isText(at(body, 'UserSessionID')),
  /** A user's data hold an e-mail. For users.me, users.updateMe. */
  user: (body: unknown): boolean => isText(at(body, 'email')),
  /** A list of characters is an array. For bots.list, bots.mine. */
  models: (body: unknown): boolean => Array.isArray(at(body, 'result')),
  /** Role types are an array. For bots.roleTypes. */
  roleTypes: (body: unknown): boolean => Array.isArray(at(body, 'roleTypes')),
  /** A chat that was opened has its id. For chats.start. */
  chat: (body: unknown): boolean => isText(at(at(body, 'chat'), 'chatID')),
}
