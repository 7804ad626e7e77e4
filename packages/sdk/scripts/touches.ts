import { calls, type Call } from './calls.ts'

/** Every query of every resource: who is asking has changed. */
const EVERYTHING = ['*'] as const

/**
 * What is out of date once a call has worked, by resource or by query, where it is not the queries of the call's own resource.
 * A call that nothing read depends on has an empty list.
 */
const TOUCHES: Readonly<Record<string, readonly string[]>> = {
  'auth.authUser': EVERYTHING,
  'auth.register': EVERYTHING,
  'auth.login': EVERYTHING,
  'auth.logout': EVERYTHING,
  'auth.refreshToken': [],
  'auth.changePassword': [],
  'auth.setPassword': ['users.me'],
  'auth.sendVerification': ['users.me'],
  'auth.verify': ['users'],
  'auth.startReset': [],
  'auth.finishReset': [],
  'magicLink.create': [],
  'magicLink.apply': EVERYTHING,
  'oauth.getLink': [],
  'oauth.status': EVERYTHING,
  'oauth.signup': EVERYTHING,
  'users.updateMe': ['users'],
  'users.deleteMe': EVERYTHING,
  'users.setLanguage': ['users'],
  'users.setPhoneNumber': ['users'],
  'stats.firstTouch': [],
  'stats.firstTouchOfBot': [],
  'core.contact': [],
  'core.report': [],
  'core.mailUnsubscribe': ['users.me'],
  'bots.createCharacter': ['bots', 'users'],
  'bots.checkCharacter': [],
  'bots.block': ['bots', 'chats'],
  'bots.favourite': ['bots.favourites'],
  'chats.start': ['chats'],
  'chats.voice': ['chats', 'users.me'],
  'chats.call': ['users.phoneNumber'],
  'photosForSale.buy': [],
  'subscriptions.buy': [],
  'subscriptions.buyPack': [],
  'subscriptions.unsubscribe': ['subscriptions', 'users'],
  'subscriptions.paymentSuccess': ['subscriptions', 'users', 'bots', 'chats', 'photosForSale'],
  'generation.create': ['generation', 'users.me'],
}

const nameOf = ({ resource, name }: Call): string => `${resource}.${name}`

/** Whether a call only reads, and so has a query. */
export const isRead = ({ method, policy }: Call): boolean => method === 'GET' && policy.safe

const read = calls.filter(isRead)
const known: readonly string[] = ['*', ...read.map(({ resource }) => resource), ...read.map(nameOf)]

/** Fails for a call or a query that the contract no longer has. */
const assertCurrent = (): void => {
  for (const [call, touched] of Object.entries(TOUCHES)) {
    if (!calls.some((one) => nameOf(one) === call && !isRead(one)))
      throw new Error(`packages/sdk/scripts/touches.ts is about ${call}, which is no call that changes something`)
    for (const name of touched)
      if (!known.includes(name)) throw new Error(`packages/sdk/scripts/touches.ts: ${call} touches ${name}, which is no query`)
  }
}
assertCurrent()

/** The prefixes of keys that a call makes out of date, as code. */
export const touchedBy = (call: Call): string => {
  const own = known.includes(call.resource) ? [call.resource] : []
  const touched = TOUCHES[nameOf(call)] ?? own
  const prefixes = touched.map((name) =>
    name === '*'
      ? '[]'
      : `[${name
          .split('.')
          .map((part) => `'${part}'`)
          .join(', ')}]`,
  )
  return `[${prefixes.join(', ')}]`
}
