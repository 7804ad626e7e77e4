import { z } from 'zod'
import { PASSWORD } from '../modules/auth/testing.ts'
import { openSessions, sessionIdOf } from '../modules/sessions/repo.ts'
import { OTHERS, type Fixture } from './fixture.ts'

/** Finds an existing value for a field of a person, matching the request's other fields. */
type Source = (fixture: Fixture, ownerId: string, request: Readonly<Record<string, unknown>>) => string[]

const query =
  (sql: string): Source =>
  ({ place }, ownerId) =>
    place.world.all<{ value: string }>(sql, ...(sql.includes('?') ? [ownerId] : [])).map(({ value }) => value)

const Links = z.record(z.string(), z.string())

/** Path segments of mail links, after the page's name. */
const mailed =
  (name: string, index: number): Source =>
  ({ place }) =>
    place.world
      .all<{ linksJson: string }>('SELECT linksJson FROM Mail ORDER BY rowid')
      .map(({ linksJson }) => Links.parse(JSON.parse(linksJson))[name])
      .flatMap((link) => (link === undefined ? [] : [new URL(link).pathname.split('/').filter((one) => one !== '')[index] ?? '']))

const given =
  (kind: string): Source =>
  (fixture) =>
    fixture.given.get(kind) ?? []

const OWNED = 'SELECT c.id FROM Chat c WHERE coalesce(c.userId, c.guestSessionId) = ?'
const slugs = query('SELECT slug AS value FROM Bot WHERE ownerId IS NULL ORDER BY position LIMIT 20')
const chats = query(`${OWNED.replace('c.id', 'c.id AS value')} ORDER BY rowid`)
const messages = query(`SELECT id AS value FROM Message WHERE chatId IN (${OWNED}) ORDER BY chatId, seq`)
const photos = query('SELECT id AS value FROM Generation WHERE userId = ? ORDER BY id')
const payments = query('SELECT id AS value FROM Payment WHERE userId = ? ORDER BY id')
const characters = query('SELECT id AS value FROM Bot WHERE ownerId = ? ORDER BY id')
const ownSlugs = query('SELECT slug AS value FROM Bot WHERE ownerId = ? ORDER BY id')
const plans = query('SELECT id AS value FROM Plan ORDER BY position')
const codes = query('SELECT code AS value FROM PromoCode ORDER BY code')
const sessions: Source = ({ place: { world } }, ownerId) => openSessions(world, ownerId).map(({ family }) => sessionIdOf(world, family))
const passwords: Source = () => [PASSWORD]

/** Ids of owned data: other people's must look as if they did not exist. */
const OWN: Readonly<Record<string, Source>> = {
  'chats.* params.id': chats,
  'chats.* params.msgId': messages,
  'chats.hints query.chatId': chats,
  'chats.start params.slug': ownSlugs,
  'bots.one params.slug': ownSlugs,
  'bots.similar params.slug': ownSlugs,
  'bots.block params.slug': ownSlugs,
  'bots.favourite params.slug': ownSlugs,
  'bots.updateMine params.id': characters,
  'sessions.end params.id': sessions,
  'photosForSale.* params.slug': ownSlugs,
  'stats.bot params.id': characters,
  'stats.firstTouchOfBot params.slug': ownSlugs,
  'generation.status params.id': photos,
  'generation.removePhoto params.id': photos,
  'generation.create body.botSlug': ownSlugs,
  'subscriptions.paymentSuccess query.paymentId': payments,
  'core.report body.id': (fixture, owner, request) => (request['kind'] === 'message' ? messages : characters)(fixture, owner, request),
}

/** Public values, and the caller's own secrets. */
const COMMON: Readonly<Record<string, Source>> = {
  'chats.start params.slug': slugs,
  'chats.* params.factId': () => ['job', 'pet'],
  'bots.one params.slug': slugs,
  'bots.similar params.slug': slugs,
  'bots.block params.slug': slugs,
  'bots.favourite params.slug': slugs,
  'stats.bot params.id': slugs,
  'stats.firstTouchOfBot params.slug': slugs,
  'photosForSale.list params.slug': slugs,
  // Of one character, so that photo and character match.
  'photosForSale.buy params.slug': () => ['amara'],
  'photosForSale.buy params.id': query("SELECT id AS value FROM PhotoForSale WHERE botId = 'b_amara' ORDER BY rowid"),
  'subscriptions.buy params.id': plans,
  'subscriptions.buy query.promoCode': codes,
  'subscriptions.buy query.params': () => ['{"utm_source":"fb"}'],
  'subscriptions.buy query.slug': query('SELECT slug AS value FROM Bot WHERE isPaidExtra = 1 AND ownerId IS NULL ORDER BY position LIMIT 5'),
  'subscriptions.unsubscribe params.id': plans,
  'subscriptions.buyPack params.id': query('SELECT id AS value FROM Pack ORDER BY position'),
  'subscriptions.promoCode params.code': codes,
  'generation.create body.botSlug': slugs,
  'generation.removePhoto params.photoId': () => ['1', '2', '3', '4'],
  'auth.login body.email': query("SELECT email AS value FROM User WHERE id IN ('u_admin', 'u_free', 'u_premium') ORDER BY id"),
  'auth.login body.password': passwords,
  'auth.changePassword body.oldPassword': passwords,
  // Mostly wrong passwords, since deleting the account ends the fixture.
  'users.deleteMe body.password': () => [PASSWORD, 'wrong', 'starlight8', 'moonlight'],
  'auth.startReset body.email': query("SELECT email AS value FROM User WHERE id IN ('u_admin', 'u_free', 'u_premium') ORDER BY id"),
  'auth.verify params.userId': mailed('verify', 1),
  'auth.verify params.token': mailed('verify', 2),
  'auth.finishReset params.userId': mailed('reset', 1),
  'auth.finishReset params.token': mailed('reset', 2),
  'core.mailUnsubscribe params.token': mailed('unsubscribe', 1),
  'chats.send body.quotedMessageID': messages,
  'core.report body.id': (fixture, owner, request) =>
    (request['kind'] === 'message' ? messages : query('SELECT id AS value FROM Bot WHERE ownerId IS NULL ORDER BY position LIMIT 20'))(
      fixture,
      owner,
      request,
    ),
  'magicLink.apply body.token': given('magic'),
  'auth.refreshToken body.refreshToken': given('refresh'),
  'auth.logout body.refreshToken': given('refresh'),
  'oauth.status params.id': given('attempt'),
  'oauth.signup body.oauthProfileId': given('profile'),
}

const sourceOf = (sources: Readonly<Record<string, Source>>, callId: string, field: string): Source | undefined =>
  sources[`${callId} ${field}`] ?? sources[`${callId.replace(/\..*$/u, '.*')} ${field}`]

/** Whether existing values are known for a field, such as `params.id`. */
export const hasRealValues = (callId: string, field: string): boolean =>
  sourceOf(OWN, callId, field) !== undefined || sourceOf(COMMON, callId, field) !== undefined

/** Whether a field names owned data. */
export const isOwned = (callId: string, field: string): boolean => sourceOf(OWN, callId, field) !== undefined

/** An existing value for a field. The same number finds the same one, so that related fields match. */
export const realValue = (
  fixture: Fixture,
  callId: string,
  field: string,
  ownerId: string,
  request: Readonly<Record<string, unknown>>,
  number: number,
) => {
  const found = [OWN, COMMON].flatMap((sources) => sourceOf(sources, callId, field)?.(fixture, ownerId, request) ?? [])
  return found.length === 0 ? undefined : found[number % found.length]
}

/** An id of another person's data. */
export const othersValue = (fixture: Fixture, callId: string, field: string, request: Readonly<Record<string, unknown>>, number: number) => {
  const found = OTHERS.flatMap((id) => sourceOf(OWN, callId, field)?.(fixture, id, request) ?? [])
  return found.length === 0 ? undefined : found[number % found.length]
}
