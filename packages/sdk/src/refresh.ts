import type { AnyAnswer } from './call-types.ts'
import { WrongResponseError } from './errors.ts'
import type { SessionStore, Tokens } from './session.ts'
import type { TabMember } from './tabs.ts'

const text = (body: unknown, key: string): string => {
  const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, key) : undefined
  return typeof value === 'string' ? value : ''
}

/** Whether an answer says that the tokens are too old (AP-03). */
export const needsRefresh = ({ status, body }: AnyAnswer): boolean =>
  status === 401 || (status === 403 && text(body, 'detail') === 'Refresh your tokens and try again.')

export type RefreshOutcome =
  | { readonly kind: 'renewed' }
  /** The server refused: the session is over. */
  | { readonly kind: 'ended' }
  /** The server was too busy to say; the session is kept and this answer goes to the caller. */
  | { readonly kind: 'unreachable'; readonly answer: AnyAnswer }

interface RefreshParts {
  readonly session: SessionStore
  /** Sends the refresh call without other credentials. */
  readonly exchange: (body: { readonly refreshToken: string; readonly exchangeId: string | undefined }) => Promise<AnyAnswer>
  readonly onTokens: ((tokens: Tokens) => void) | undefined
  readonly onSessionEnd: (() => void) | undefined
  /** Link to other tabs; none when left out. */
  readonly tab: TabMember | undefined
}

const isBusy = (status: number): boolean => status === 429 || (status >= 502 && status <= 504)

/**
 * Refreshes tokens for many callers at once. A server that cannot be reached (no connection, 429, 502 to 504) ends no session: being
 * offline is not being signed out. Any other failure does.
 */
export const createRefresh = ({ session, exchange, onTokens, onSessionEnd, tab }: RefreshParts) => {
  let flight: Promise<RefreshOutcome> | null = null

  const isStill = async ({ refreshToken }: Tokens): Promise<boolean> => (await session.tokens())?.refreshToken === refreshToken
  const overtaken = async (): Promise<RefreshOutcome> => ((await session.tokens()) ? { kind: 'renewed' } : { kind: 'ended' })

  const run = async (tokens: Tokens): Promise<RefreshOutcome> => {
    // Another tab refreshed first and its tokens are stored. The old refresh token must not be sent again.
    if (!(await isStill(tokens))) return overtaken()
    const answer = await exchange({ refreshToken: tokens.refreshToken, exchangeId: await session.exchangeId?.() }).catch(
      (error: unknown): AnyAnswer => {
        if (error instanceof WrongResponseError) return { status: error.status, body: error.body, headers: new Headers() }
        throw error
      },
    )
    if (isBusy(answer.status)) return { kind: 'unreachable', answer }
    // The person signed out or changed meanwhile, so the new tokens are dropped.
    if (!(await isStill(tokens))) return overtaken()
    const renewed: Tokens = { jwtToken: text(answer.body, 'newJwtToken'), refreshToken: text(answer.body, 'newRefreshToken') }
    if (answer.status !== 200 || !renewed.jwtToken || !renewed.refreshToken) {
      await session.setTokens(null)
      tab?.ended(tokens)
      onSessionEnd?.()
      return { kind: 'ended' }
    }
    await session.setTokens(renewed)
    tab?.renewed(tokens, renewed)
    onTokens?.(renewed)
    return { kind: 'renewed' }
  }
  const share = (tokens: Tokens): Promise<RefreshOutcome> => {
    flight ??= (tab ? tab.withLock(tokens, () => run(tokens)) : run(tokens)).finally(() => {
      flight = null
    })
    return flight
  }

  return {
    /** Refreshes after a call failed with these tokens; skips when newer ones are stored. */
    after: async (used: Tokens): Promise<RefreshOutcome> => {
      const present = await session.tokens()
      if (!present) return { kind: 'ended' }
      return present.jwtToken === used.jwtToken ? share(present) : { kind: 'renewed' }
    },
    /** Now, whatever the tokens' age (NV-10). */
    now: async (): Promise<boolean> => {
      const present = await session.tokens()
      return present ? (await share(present)).kind === 'renewed' : false
    },
  }
}
