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
  // It ends the other sessions.
  'auth.changePassword': ['sessions'],
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
  // It deletes all chats, and plans have other titles.
  'users.setLanguage': ['users', 'chats', 'subscriptions'],
  'users.setPhoneNumber': ['users'],
  'stats.firstTouch': [],
  'stats.firstTouchOfBot': [],
  'core.contact': [],
  'core.report': [],
  'core.mailUnsubscribe': ['users.me'],
  'bots.createCharacter': ['bots', 'users', 'subscriptions.mine'],
  'bots.checkCharacter': [],
  'bots.block': ['bots', 'chats'],
  'bots.favourite': ['bots.favourites'],
  'chats.start': ['chats'],
  // How many free messages are left.
  'chats.send': ['chats', 'subscriptions.mine'],
  'chats.edit': ['chats', 'subscriptions.mine'],
  'chats.anotherReply': ['chats', 'subscriptions.mine'],
  'chats.voice': ['chats', 'users.me', 'subscriptions.mine'],
  // It keeps the number.
  'chats.call': ['users'],
  'photosForSale.buy': [],
  'subscriptions.buy': [],
  'subscriptions.buyPack': [],
  'subscriptions.unsubscribe': ['subscriptions', 'users', 'bots', 'chats', 'photosForSale'],
  'subscriptions.paymentSuccess': ['subscriptions', 'users', 'bots', 'chats', 'photosForSale'],
  'generation.create': ['generation', 'users.me', 'subscriptions.mine'],
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

/** What a call makes out of date: names of resources and queries, `*` for all. */
export const touchedBy = (call: Call): readonly string[] => TOUCHES[nameOf(call)] ?? (known.includes(call.resource) ? [call.resource] : [])
