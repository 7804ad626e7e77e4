import { z } from 'zod'
import { Email, FirstName } from './fields.ts'
import { Slug } from './slug.ts'
import { OAuthProvider } from './oauth.ts'

/**
 * Values that a provider returns for a state, by name, with the placeholder used when recording.
 * The values are distinct, so that they can be replaced in requests by the provider's own.
 */
export const STATE_VALUES = {
  jwtToken: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJzdGF0ZSJ9.amFubmU',
  refreshToken: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJzdGF0ZSJ9.cmVuZXc',
  guestSessionId: 'gs_StateSession1',
  userID: 'u_StateUser1',
  chatID: 'c_StateChat1',
  messageID: 'm_StateMessage1',
  ownMessageID: 'm_StateOwnMessage1',
  factID: 'f_StateFact1',
  botID: 'b_StateBot1',
  pictureUrl: '/media/state/picture.webp',
  generationID: 'g_StatePhotos1',
  paymentID: 'p_StatePayment1',
  verifyToken: 'ev_StateVerify1',
  resetToken: 'pr_StateReset1',
  unsubscribeToken: 'un_StateMail1',
  magicToken: 'ml_StateLink1',
  sessionID: 'se_StateSession1',
  signInID: 'o_StateSignIn1',
  browserCookie: 'oauth_browser=StateBrowser1',
  oauthProfileId: 'google-StateProfile1',
} as const
export type StateValue = keyof typeof STATE_VALUES

const persona = z
  .enum(['free', 'unconfirmed', 'premium', 'cancelled', 'no-allowance', 'admin'])
  .describe('A ready-made person, in the state its name says')
const tokens = ['jwtToken', 'refreshToken'] as const

const state = <Params extends z.ZodRawShape, const Gives extends readonly StateValue[]>(params: Params, gives: Gives) => ({
  /** Schema of the parameters in the sentence's braces. */
  params: z.strictObject(params),
  /** Names of the values that it gives. */
  gives,
})

/**
 * Every provider state by its sentence, which is its name in pact files. Names in braces are
 * parameters. An interaction may have several states, set up in order.
 */
export const STATES = {
  'nobody is signed in': state({}, []),
  'a guest named {firstName} is here': state({ firstName: FirstName }, ['guestSessionId']),
  'a guest named {firstName} has a chat with {slug}': state({ firstName: FirstName, slug: Slug }, ['guestSessionId', 'chatID']),
  'a guest named {firstName} has a chat with {slug} who is still writing': state({ firstName: FirstName, slug: Slug }, ['guestSessionId', 'chatID']),
  'a guest named {firstName} has a chat with {slug}, whom they have blocked since': state({ firstName: FirstName, slug: Slug }, [
    'guestSessionId',
    'chatID',
  ]),
  'a guest named {firstName} has written to {slug} and got a reply': state({ firstName: FirstName, slug: Slug }, [
    'guestSessionId',
    'chatID',
    'messageID',
    'ownMessageID',
  ]),
  'a guest named {firstName} has written to {slug} and got two versions of the reply': state({ firstName: FirstName, slug: Slug }, [
    'guestSessionId',
    'chatID',
    'messageID',
  ]),
  'a guest named {firstName} has quoted what {slug} said': state({ firstName: FirstName, slug: Slug }, ['guestSessionId', 'chatID']),
  'a guest named {firstName} has told {slug}: {message}': state({ firstName: FirstName, slug: Slug, message: z.string() }, [
    'guestSessionId',
    'chatID',
    'factID',
  ]),
  'those without a subscription may send {count} messages': state({ count: z.string().regex(/^\d+$/u) }, []),
  'characters remind of themselves after {seconds} seconds': state({ seconds: z.string().regex(/^\d+$/u) }, []),
  'the {persona} persona is signed in': state({ persona }, tokens),
  'the {persona} persona signed in {duration} ago': state({ persona, duration: z.string().regex(/^\d+[mhd]$/u) }, tokens),
  'the {persona} persona is signed in on another device, too': state({ persona }, [...tokens, 'sessionID']),
  'the {persona} persona has a chat with {slug}': state({ persona, slug: Slug }, [...tokens, 'chatID', 'messageID']),
  'the {persona} persona has asked for photos of {slug}': state({ persona, slug: Slug }, [...tokens, 'generationID']),
  'the {persona} persona has photos of {slug}': state({ persona, slug: Slug }, [...tokens, 'generationID']),
  'the {persona} persona has made a character named {firstName}': state({ persona, firstName: FirstName }, [...tokens, 'botID', 'pictureUrl']),
  'the {persona} persona has made a character named {firstName} and renamed it since': state({ persona, firstName: FirstName }, [...tokens, 'botID']),
  'the {persona} persona has begun to pay for {planId}': state({ persona, planId: z.string() }, [...tokens, 'paymentID']),
  'the {persona} persona has tried to pay for {planId} with a card that was declined': state({ persona, planId: z.string() }, [
    ...tokens,
    'paymentID',
  ]),
  'the {persona} persona has paid for {planId}': state({ persona, planId: z.string() }, [...tokens, 'paymentID']),
  'the {persona} persona has bought the photo {photoId} of {slug}': state({ persona, photoId: z.string(), slug: z.string() }, tokens),
  'there is an account of {email}': state({ email: Email }, []),
  'somebody has signed up as {email}': state({ email: Email }, [...tokens, 'userID', 'verifyToken']),
  'somebody has signed up as {email} and confirmed the address since': state({ email: Email }, tokens),
  'the {persona} persona has asked to move to {email}': state({ persona, email: Email }, ['userID', 'verifyToken']),
  'somebody has asked for a new password of {email}': state({ email: Email }, ['userID', 'resetToken']),
  'somebody reads a newsletter sent to {email}': state({ email: Email }, ['unsubscribeToken']),
  'a guest named {firstName} has made a magic link': state({ firstName: FirstName }, ['guestSessionId', 'magicToken']),
  'a guest named {firstName} has made a magic link, which was used': state({ firstName: FirstName }, ['guestSessionId', 'magicToken']),
  'somebody comes back from {provider} and has no account': state({ provider: OAuthProvider }, ['signInID', 'browserCookie']),
  'somebody comes back from {provider} and has an account': state({ provider: OAuthProvider }, ['signInID', 'browserCookie']),
  'somebody has proven a profile of {provider} that has no account': state({ provider: OAuthProvider }, ['oauthProfileId']),
  'somebody has proven a profile of {provider} that has an account': state({ provider: OAuthProvider }, ['oauthProfileId']),
  'somebody has signed up through {provider}': state({ provider: OAuthProvider }, tokens),
  'the API is out of order': state({}, []),
  'the next answer to {call} is {status} {code}': state({ call: z.string(), status: z.string().regex(/^\d{3}$/u), code: z.string() }, []),
}
/** The sentence of a state. */
export type StateName = keyof typeof STATES
/** Parameters of a state. */
export type StateParams<Name extends StateName> = z.input<(typeof STATES)[Name]['params']>
/** Values that a state gives. */
export type StateGives<Name extends StateName> = Record<(typeof STATES)[Name]['gives'][number], string>

/** Whether there is a state of this name. */
export const isStateName = (name: string): name is StateName => Object.hasOwn(STATES, name)

const wordsOf = (sentence: string): Set<string> => new Set(sentence.toLowerCase().match(/\p{L}+/gu))

/** The state most similar to an unknown name: the one that shares the most words. */
export const nearestState = (name: string): string => {
  const words = wordsOf(name)
  const shared = (sentence: string) => {
    const others = wordsOf(sentence)
    return [...words].filter((word) => others.has(word)).length / (words.size + others.size)
  }
  return Object.keys(STATES).toSorted((a, b) => shared(b) - shared(a))[0] ?? ''
}
