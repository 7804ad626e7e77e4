/** One refresh for all tabs of a browser (AP-03): they take turns, and tell each other the tokens that came of it (XT-01). */
import type { SessionStore, Tokens } from './session.ts'

/** How long a tab listens before it counts as one moment of silence, in milliseconds. A page that stood still reads what came meanwhile after one. */
const MOMENT_MS = 35
/** Moments of silence after which nobody is there. Few: in the background a browser takes up to a second for each. */
const UNTIL_ALONE = 3
/** The same while another tab is looking its tokens up. */
const UNTIL_ANSWERED = 60

/** Messages between tabs. `used` is the refresh token concerned; tabs with another one ignore the message. */
type Message =
  | { readonly kind: 'renewed'; readonly used: string; readonly tokens: Tokens }
  | { readonly kind: 'ended'; readonly used: string }
  | { readonly kind: 'asked'; readonly used: string }
  /** Whoever is asked says at once that it is there, and at last that it knows of no newer tokens, unless it tells them. */
  | { readonly kind: 'heard'; readonly used: string }
  | { readonly kind: 'none'; readonly used: string }

/** A client's connection to the other tabs. */
export interface TabMember {
  /** Runs work under a lock shared by all tabs, after asking the others for newer tokens. */
  withLock<T>(tokens: Tokens, work: () => Promise<T>): Promise<T>
  /** Tells the others what the tokens became. */
  renewed(used: Tokens, tokens: Tokens): void
  /** Tells the others that the session of these tokens is over. */
  ended(used: Tokens): void
}

/** What a client provides to join the tabs. */
export interface TabHandlers {
  readonly session: SessionStore
  /** Another tab's tokens were adopted. */
  readonly onTokens: ((tokens: Tokens) => void) | undefined
  /** Another tab's refresh was refused: this tab's session is over, too. */
  readonly onSessionEnd: (() => void) | undefined
}

/** The link between the tabs of one origin, as `createClient` takes it. */
export interface TabLink {
  join(guest: TabHandlers): TabMember
  /** Leaves the channel; a tab that closes does so by itself. */
  close(): void
}

const text = (value: unknown, key: string): string => {
  const found: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
  return typeof found === 'string' ? found : ''
}

/** Other tabs may run other versions of the app: unknown messages are ignored. */
const readMessage = (data: unknown): Message | null => {
  const used = text(data, 'used')
  const kind = text(data, 'kind')
  if (!used) return null
  if (kind === 'ended' || kind === 'asked' || kind === 'heard' || kind === 'none') return { kind, used }
  const said: unknown = Reflect.get(Object(data), 'tokens')
  const tokens: Tokens = { jwtToken: text(said, 'jwtToken'), refreshToken: text(said, 'refreshToken') }
  return kind === 'renewed' && tokens.jwtToken && tokens.refreshToken ? { kind, used, tokens } : null
}

/** History of refresh tokens that led to the current one. */
const createLineage = () => {
  const replaced = new Set<string>()
  let newest = ''
  return {
    add: (used: string, tokens: Tokens): void => {
      replaced.add(used)
      newest = tokens.refreshToken
    },
    /** Whether the current tokens descend from a token; false after a new sign-in. */
    leadsTo: (used: string, present: Tokens): boolean => replaced.has(used) && present.refreshToken === newest,
  }
}

const joinChannel = (name: string, channel: BroadcastChannel | undefined, { session, onTokens, onSessionEnd }: TabHandlers): TabMember => {
  const lineage = createLineage()
  const post = (message: Message) => channel?.postMessage(message)
  /** The refresh token this tab last asked to replace; a shared store may have dropped it meanwhile. */
  let asked = ''
  /** How many other tabs are looking their tokens up for this one. */
  let looking = 0
  let wake = () => {}

  const onMessage = async (message: Message): Promise<void> => {
    const present = await session.tokens()
    const { used } = message
    if (message.kind === 'asked') {
      post(present && lineage.leadsTo(used, present) ? { kind: 'renewed', used, tokens: present } : { kind: 'none', used })
      return
    }
    if (message.kind === 'heard' || message.kind === 'none') {
      if (asked === used) looking += message.kind === 'heard' ? 1 : -1
      return
    }
    const isMine = present?.refreshToken === message.used
    if (message.kind === 'renewed') {
      // With a shared store they are stored already.
      if (isMine || present?.refreshToken === message.tokens.refreshToken) lineage.add(message.used, message.tokens)
      if (isMine) {
        await session.setTokens(message.tokens)
        onTokens?.(message.tokens)
      }
    } else if (isMine || (!present && asked === message.used)) {
      asked = ''
      await session.setTokens(null)
      onSessionEnd?.()
    }
  }
  /** What other tabs said, one after the other: an asynchronous store takes its time. */
  let reading = Promise.resolve()
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const message = readMessage(data)
    if (!message) return
    if (message.kind === 'asked') post({ kind: 'heard', used: message.used })
    const next = () => onMessage(message)
    reading = reading.then(next, next).finally(() => wake())
  })
  /** Whether anything was said before a moment was over. */
  const hears = () =>
    new Promise<boolean>((resolve) => {
      const timer = setTimeout(resolve, MOMENT_MS, false)
      wake = () => {
        clearTimeout(timer)
        resolve(true)
      }
    })

  /** Tabs without a shared store only learn of a refresh by message, so ask and wait a moment. */
  const askOtherTabs = async ({ refreshToken }: Tokens): Promise<void> => {
    const isNew = async () => {
      await reading
      return (await session.tokens())?.refreshToken !== refreshToken
    }
    if (!channel || (await isNew())) return
    looking = 0
    post({ kind: 'asked', used: refreshToken })
    let silences = 0
    while (silences < (looking > 0 ? UNTIL_ANSWERED : UNTIL_ALONE) && !(await isNew())) if (!(await hears())) silences += 1
  }

  return {
    withLock: async (tokens, work) => {
      asked = tokens.refreshToken
      const turn = async () => {
        await askOtherTabs(tokens)
        return work()
      }
      // Absent in Node 20, in old browsers and on pages without TLS.
      const { locks }: { locks?: LockManager } = typeof navigator === 'undefined' ? {} : navigator
      const done = await (locks ? locks.request(`${name}.refresh`, turn) : turn())
      if (await session.tokens()) asked = ''
      return done
    },
    renewed: (used, tokens) => {
      lineage.add(used.refreshToken, tokens)
      post({ kind: 'renewed', used: used.refreshToken, tokens })
    },
    ended: (used) => post({ kind: 'ended', used: used.refreshToken }),
  }
}

/**
 * Links the tabs of this origin for `createClient({ tabs: linkTabs() })`, so that tabs whose calls fail at once make one refresh. Where a
 * platform has no Web Locks or no BroadcastChannel, each tab refreshes for itself. Not for servers: their clients are different people.
 * @param name tells apart apps that share an origin
 */
export const linkTabs = (name = 'moonlit'): TabLink => {
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name)
  return { join: (guest) => joinChannel(name, channel, guest), close: () => channel?.close() }
}
