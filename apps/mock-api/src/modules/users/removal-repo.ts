import type { World } from '../../worlds/world.ts'

/**
 * SQL condition: a row of `ContactMessage` is a person's: sent while they were signed in, or by nobody who was, under a confirmed e-mail of theirs. Of
 * an e-mail that was another account's before, or is now, only what was sent while it was this person's. It takes the person's id four times.
 */
export const IS_OWN_CONTACT_MESSAGE = `(ContactMessage.userId = ? OR ContactMessage.userId IS NULL AND (
  EXISTS (SELECT 1 FROM User u WHERE u.id = ? AND u.emailVerified = 1 AND u.email = lower(ContactMessage.email)
    AND NOT EXISTS (SELECT 1 FROM FormerEmail o WHERE o.userId <> ? AND o.email = u.email AND ContactMessage.createdAt <= o.leftAt))
  OR EXISTS (SELECT 1 FROM FormerEmail f WHERE f.userId = ? AND f.email = lower(ContactMessage.email)
    AND (ContactMessage.createdAt <= f.leftAt OR NOT EXISTS (SELECT 1 FROM User o WHERE o.email = f.email AND o.emailVerified = 1)))))`

/**
 * Deletes a person and all their data. Most of it cascades from the account's row; rows without a foreign key
 * are deleted here. Contact messages and sign-ins with a provider under an e-mail that was never confirmed stay: they are another's. Call it
 * inside a transaction.
 */
export const removeUser = (world: World, id: string): void => {
  world.run(`DELETE FROM ContactMessage WHERE ${IS_OWN_CONTACT_MESSAGE}`, id, id, id, id)
  world.run('DELETE FROM Report WHERE callerId = ?', id)
  world.run('DELETE FROM Block WHERE callerId = ?', id)
  world.run(
    "DELETE FROM OAuthAttempt WHERE userId = ? OR json_extract(profileJson, '$.email') = (SELECT email FROM User WHERE id = ? AND emailVerified = 1)",
    id,
    id,
  )
  world.run('DELETE FROM FirstTouch WHERE visitorKey = ?', `user:${id}`)
  world.run('DELETE FROM Persona WHERE userId = ?', id)
  world.run('DELETE FROM User WHERE id = ?', id)
}
