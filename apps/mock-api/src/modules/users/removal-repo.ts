import type { World } from '../../worlds/world.ts'

/**
 * SQL condition: a row of `ContactMessage` is from a confirmed e-mail of a person. Of a former e-mail that is now another account's, only
 * what was sent before the person left it. It takes the person's id twice.
 */
export const IS_OWN_CONTACT_MESSAGE = `(
  EXISTS (SELECT 1 FROM User u WHERE u.id = ? AND u.emailVerified = 1 AND u.email = lower(ContactMessage.email))
  OR EXISTS (SELECT 1 FROM FormerEmail f WHERE f.userId = ? AND f.email = lower(ContactMessage.email)
    AND (ContactMessage.createdAt <= f.leftAt OR NOT EXISTS (SELECT 1 FROM User o WHERE o.email = f.email AND o.emailVerified = 1))))`

/** SQL condition: a row of `Mail` was sent to the e-mail of a person, or to a former one while it was theirs. It takes the person's id twice. */
export const IS_OWN_MAIL = `(
  "to" = (SELECT email FROM User WHERE id = ?)
  OR EXISTS (SELECT 1 FROM FormerEmail f WHERE f.userId = ? AND f.email = "to" AND Mail.createdAt <= f.leftAt))`

/**
 * Deletes a person and all their data. Most of it cascades from the account's row; rows without a foreign key
 * are deleted here. Contact messages under an e-mail that was never confirmed stay. Call it
 * inside a transaction.
 */
export const removeUser = (world: World, id: string): void => {
  world.run(`DELETE FROM Mail WHERE ${IS_OWN_MAIL}`, id, id)
  // Mails to e-mails that were never confirmed are deleted too, unless another account has the e-mail now.
  world.run('DELETE FROM Mail WHERE "to" IN (SELECT email FROM EmailToken WHERE userId = ?) AND "to" NOT IN (SELECT email FROM User)', id)
  world.run(`DELETE FROM ContactMessage WHERE ${IS_OWN_CONTACT_MESSAGE}`, id, id)
  world.run('DELETE FROM Report WHERE callerId = ?', id)
  world.run('DELETE FROM Block WHERE callerId = ?', id)
  world.run("DELETE FROM OAuthAttempt WHERE userId = ? OR json_extract(profileJson, '$.email') = (SELECT email FROM User WHERE id = ?)", id, id)
  world.run('DELETE FROM FirstTouch WHERE visitorKey = ?', `user:${id}`)
  world.run('DELETE FROM Persona WHERE userId = ?', id)
  world.run('DELETE FROM User WHERE id = ?', id)
}
