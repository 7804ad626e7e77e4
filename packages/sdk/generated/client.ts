// Generated from the contract by `npm run generate`. Do not edit: change packages/contract and generate again.

import type { Answer, Args, CallOptions } from '../src/call-types.ts'
import type { Contract } from './api.ts'

/** Guest sessions, accounts, tokens, passwords, confirmation of e-mails. */
export interface AuthCalls {
  /**
   * Start a guest session.
   *
   * A visitor gives a first name and a gender and may chat from then on. The session id goes as X-User-Session-Id on later calls.
   *
   * `POST /api/v1/auth/auth_user/`. Anyone may call it, whatever became of their session; changes something each time; never retried, prefetched or cached.
   * Answers 200; any call may also answer 400, 401, 403, 404, 405, 429, 500, 503.
   */
  authUser(args: Args<Contract['auth']['authUser']>, options?: CallOptions): Promise<Answer<Contract['auth']['authUser']>>

  /**
   * Create an account with e-mail and password.
   *
   * The account can sign in at once; it can chat when its e-mail is confirmed. One that was not confirmed within a week, and has paid nothing, gives way to a new one with its e-mail.
   *
   * `POST /api/v1/auth/registrations/`. Anyone may call it, whatever became of their session; changes something each time; never retried, prefetched or cached.
   * Answers 201, 409; any call may also answer 400, 401, 403, 404, 405, 429, 500, 503.
   */
  register(args: Args<Contract['auth']['register']>, options?: CallOptions): Promise<Answer<Contract['auth']['register']>>

  /**
   * Sign in with e-mail and password.
   *
   * Answers both tokens. A guest session sent along moves its chats to the account.
   *
   * `POST /api/v1/auth/login/`. Anyone may call it, whatever became of their session; changes something each time; never retried, prefetched or cached.
   * Answers 200; any call may also answer 400, 401, 403, 404, 405, 429, 500, 503.
   */
  login(args: Args<Contract['auth']['login']>, options?: CallOptions): Promise<Answer<Contract['auth']['login']>>

  /**
   * End this session.
   *
   * The refresh token and its family are ended; an unknown token is no error.
   *
   * `POST /api/v1/auth/logout/`. Anyone may call it, whatever became of their session; changes something, the same however often it is called; retried by itself.
   * Answers 200; any call may also answer 400, 401, 403, 404, 405, 429, 500, 503.
   */
  logout(args: Args<Contract['auth']['logout']>, options?: CallOptions): Promise<Answer<Contract['auth']['logout']>>

  /**
   * Exchange a refresh token for new tokens.
   *
   * Refresh tokens rotate. One used twice ends its whole family, for it may have been stolen. An exchange whose answer was lost can be sent again with the same exchangeId, within an hour and until one of its tokens is exchanged itself: it is answered with the same refresh token.
   *
   * `POST /api/v1/auth/refresh-token/`. Anyone may call it, whatever became of their session; changes something each time; never retried, prefetched or cached.
   * Answers 200; any call may also answer 400, 401, 403, 404, 405, 429, 500, 503.
   */
  refreshToken(args: Args<Contract['auth']['refreshToken']>, options?: CallOptions): Promise<Answer<Contract['auth']['refreshToken']>>

  /**
   * Change the password.
   *
   * Needs the present one. Every other session of the account ends.
   *
   * `POST /api/v1/auth/change-password/`. For a signed-in user; changes something each time; never retried, prefetched or cached.
   * Answers 200; any call may also answer 400, 401, 403, 404, 405, 429, 500, 503.
   */
  changePassword(args: Args<Contract['auth']['changePassword']>, options?: CallOptions): Promise<Answer<Contract['auth']['changePassword']>>

  /**
   * Set the first password of an account made through a provider.
   *
   * 409 when the account has one already.
   *
   * `POST /api/v1/auth/set-password/`. For a signed-in user; changes something each time; never retried, prefetched or cached.
   * Answers 200, 409; any call may also answer 400, 401, 403, 404, 405, 429, 500, 503.
   */
  setPassword(args: Args<Contract['auth']['setPassword']>, options?: CallOptions): Promise<Answer<Contract['auth']['setPassword']>>

  /**
   * Send the confirmation mail again.
   *
   * To the address that waits to be confirmed, the present one or `newEmail`. With an e-mail in the body, that address replaces an unconfirmed one: 403 where the present one is confirmed, for then the profile changes it. 429 within 59 seconds of the last mail to the same address.
   *
   * `POST /api/v1/auth/verify/send/`. For a signed-in user; changes something each time; never retried, prefetched or cached.
   * Answers 200, 409; any call may also answer 400, 401, 403, 404, 405, 429, 500, 503.
   */
  sendVerification(args?: Args<Contract['auth']['sendVerification']>, options?: CallOptions): Promise<Answer<Contract['auth']['sendVerification']>>

  /**
   * Confirm an e-mail address.
   *
   * The link of the confirmation mail; that of `newEmail` moves the account there, which the answer says. A used or wrong token is a 400, and so is one to an address that is another account’s by then.
   *
   * `POST /api/v1/auth/verify/:userId/:token/`. Anyone may call it, whatever became of their session; changes something once; never retried, prefetched or cached.
   * Answers 200; any call may also answer 400, 401, 403, 404, 405, 429, 500, 503.
   */
  verify(args: Args<Contract['auth']['verify']>, options?: CallOptions): Promise<Answer<Contract['auth']['verify']>>

  /**
   * Ask for a mail to reset the password.
   *
   * Answers the same whether or not the e-mail is known.
   *
   * `POST /api/v1/auth/reset/start/`. Anyone may call it, whatever became of their session; changes something each time; never retried, prefetched or cached.
   * Answers 200; any call may also answer 400, 401, 403, 404, 405, 429, 500, 503.
   */
  startReset(args: Args<Contract['auth']['startReset']>, options?: CallOptions): Promise<Answer<Contract['auth']['startReset']>>

  /**
   * Set a new password with the token from the mail.
   *
   * The token works once and expires. Every session of the account ends. The link confirms the e-mail; where it was not confirmed before, links to confirm it and linked providers are void.
   *
   * `POST /api/v1/auth/reset/finish/:userId/:token/`. Anyone may call it, whatever became of their session; changes something once; never retried, prefetched or cached.
   * Answers 200; any call may also answer 400, 401, 403, 404, 405, 429, 500, 503.
   */
  finishReset(args: Args<Contract['auth']['finishReset']>, options?: CallOptions): Promise<Answer<Contract['auth']['finishReset']>>
}

/** Links that move a guest session to another device. */
export interface MagicLinkCalls {
  /**
   * Make a link that moves a guest session to another device.
   *
   * Works once, for 15 minutes.
   *
   * `POST /api/v1/auth/magic-link/`. For a guest session or a signed-in user; changes something each time; never retried, prefetched or cached.
   * Answers 201; any call may also answer 400, 401, 403, 404, 405, 429, 500, 503.
   */
  create(args?: Args<Contract['magicLink']['create']>, options?: CallOptions): Promise<Answer<Contract['magicLink']['create']>>

  /**
   * Take over the guest session of a magic link.
   *
   * 410 when it was used or has expired.
   *
   * `POST /api/v1/auth/magic-link/apply/`. Anyone may call it, whatever became of their session; changes something once; never retried, prefetched or cached.
   * Answers 200, 410; any call may also answer 400, 401, 403, 404, 405, 429, 500, 503.
   */
  apply(args: Args<Contract['magicLink']['apply']>, options?: CallOptions): Promise<Answer<Contract['magicLink']['apply']>>
}

/** Where an account is signed in. */
export interface SessionsCalls {
  /**
   * Where the account is signed in.
   *
   * This session first, then those last seen. Of a device no more is kept than the names of its browser and system: no address.
   *
   * `GET /api/v1/auth/sessions/`. For a signed-in user; changes nothing; may be cached, prefetched and retried.
   * Answers 200; any call may also answer 400, 401, 403, 404, 405, 429, 500, 503.
   */
  list(args?: Args<Contract['sessions']['list']>, options?: CallOptions): Promise<Answer<Contract['sessions']['list']>>

  /**
   * End a session.
   *
   * Its tokens are no good any more: whoever holds them is signed out at their next call.
   *
   * `DELETE /api/v1/auth/sessions/:id/`. For a signed-in user; changes something once; never retried, prefetched or cached.
   * Answers 200; any call may also answer 400, 401, 403, 404, 405, 429, 500, 503.
   */
  end(args: Args<Contract['sessions']['end']>, options?: CallOptions): Promise<Answer<Contract['sessions']['end']>>

  /**
   * End all sessions but this one.
   *
   * Every other device is signed out at its next call.
   *
   * `DELETE /api/v1/auth/sessions/`. For a signed-in user; changes something once; never retried, prefetched or cached.
   * Answers 200; any call may also answer 400, 401, 403, 404, 405, 429, 500, 503.
   */
  endOthers(args?: Args<Contract['sessions']['endOthers']>, options?: CallOptions): Promise<Answer<Contract['sessions']['endOthers']>>
}

/** Sign-in and sign-up through Google, Facebook and Twitter. */
export interface OauthCalls {
  /**
   * Get the address of a provider's sign-in page.
   *
   * The browser goes there; the provider sends it back to /oauth/confirm or /oauth/error, with the id to ask status for. back_url is honoured only within the origin. A guest session sent along moves its dialogs to the account. The browser is remembered by a cookie: in another one, the sign-in is not found.
   *
   * `GET /api/v1/oauth/get-link/`. Anyone may call it, whatever became of their session; changes something each time; never retried, prefetched or cached.
   * Answers 200; any call may also answer 400, 401, 403, 404, 405, 429, 500, 503.
   */
  getLink(args: Args<Contract['oauth']['getLink']>, options?: CallOptions): Promise<Answer<Contract['oauth']['getLink']>>

  /**
   * Ask how a social sign-in ended.
   *
   * login carries tokens, once and for ten minutes; signup carries the profile to finish registration with, for an hour; error means the person refused, the provider failed, or it is too late. 404 for an unknown id.
   *
   * `GET /api/v1/oauth/status/:id/`. Anyone may call it, whatever became of their session; changes something each time; never retried, prefetched or cached.
   * Answers 200; any call may also answer 400, 401, 403, 404, 405, 429, 500, 503.
   */
  status(args: Args<Contract['oauth']['status']>, options?: CallOptions): Promise<Answer<Contract['oauth']['status']>>

  /**
   * Create an account from a provider's profile.
   *
   * Takes the profile that status answered within the last hour; any other is a 400. The provider’s e-mail is used as it is, and is confirmed. Without one the person gives one, and it needs confirming. 409 when the profile or the e-mail has an account; one that never confirmed the provider’s e-mail, and has paid nothing, gives way.
   *
   * `POST /api/v1/oauth/signup/`. Anyone may call it, whatever became of their session; changes something once; never retried, prefetched or cached.
   * Answers 201, 409; any call may also answer 400, 401, 403, 404, 405, 429, 500, 503.
   */
  signup(args: Args<Contract['oauth']['signup']>, options?: CallOptions): Promise<Answer<Contract['oauth']['signup']>>
}

/** The signed-in person: profile, language, access, currency, export, deletion. */
export interface UsersCalls {
  /**
   * The signed-in person.
   *
   * Profile, allowances and plan.
   *
   * `GET /api/v1/users/me/`. For a signed-in user; changes nothing; may be cached, prefetched and retried.
   * Answers 200; any call may also answer 400, 401, 403, 404, 405, 429, 500, 503.
   */
  me(args?: Args<Contract['users']['me']>, options?: CallOptions): Promise<Answer<Contract['users']['me']>>

  /**
   * Change the profile.
   *
   * A form. Fields that are left out stay. A new e-mail needs the password where there is one, and gets a link to confirm it. A confirmed one stays until that is opened, and is told then; meanwhile the new one is `newEmail`. One that was not confirmed is replaced at once. The present e-mail makes links to another void.
   *
   * `PATCH /api/v1/users/me/`. For a signed-in user; changes something, the same however often it is called; retried by itself.
   * Answers 200, 409, 413, 415; any call may also answer 400, 401, 403, 404, 405, 429, 500, 503.
   */
  updateMe(args?: Args<Contract['users']['updateMe']>, options?: CallOptions): Promise<Answer<Contract['users']['updateMe']>>

  /**
   * Delete the account.
   *
   * Ends every session and truly deletes what is kept. Needs the password where there is one.
   *
   * `DELETE /api/v1/users/me/`. For a signed-in user; changes something once; never retried, prefetched or cached.
   * Answers 200; any call may also answer 400, 401, 403, 404, 405, 429, 500, 503.
   */
  deleteMe(args?: Args<Contract['users']['deleteMe']>, options?: CallOptions): Promise<Answer<Contract['users']['deleteMe']>>

  /**
   * Language of the person.
   *
   * Applied at start.
   *
   * `GET /api/v1/users/me/language/`. For a signed-in user; changes nothing; may be cached, prefetched and retried.
   * Answers 200; any call may also answer 400, 401, 403, 404, 405, 429, 500, 503.
   */
  language(args?: Args<Contract['users']['language']>, options?: CallOptions): Promise<Answer<Contract['users']['language']>>

  /**
   * Change the language.
   *
   * Deletes all chats, which the client asks to confirm first.
   *
   * `PUT /api/v1/users/me/language/`. For a signed-in user; changes something, the same however often it is called; retried by itself.
   * Answers 200; any call may also answer 400, 401, 403, 404, 405, 429, 500, 503.
   */
  setLanguage(args: Args<Contract['users']['setLanguage']>, options?: CallOptions): Promise<Answer<Contract['users']['setLanguage']>>

  /**
   * Which characters are open.
   *
   * A custom character is open when `custom` names it, any other when `notCustom` does.
   *
   * `GET /api/v1/users/me/access/`. For a signed-in user; changes nothing; may be cached, prefetched and retried.
   * Answers 200; any call may also answer 400, 401, 403, 404, 405, 429, 500, 503.
   */
  access(args?: Args<Contract['users']['access']>, options?: CallOptions): Promise<Answer<Contract['users']['access']>>

  /**
   * Phone number.
   *
   * Null when none was given.
   *
   * `GET /api/v1/users/me/phone_number/`. For a signed-in user; changes nothing; may be cached, prefetched and retried.
   * Answers 200; any call may also answer 400, 401, 403, 404, 405, 429, 500, 503.
   */
  phoneNumber(args?: Args<Contract['users']['phoneNumber']>, options?: CallOptions): Promise<Answer<Contract['users']['phoneNumber']>>

  /**
   * Change the phone number.
   *
   * Null removes it.
   *
   * `PUT /api/v1/users/me/phone_number/`. For a signed-in user; changes something, the same however often it is called; retried by itself.
   * Answers 200; any call may also answer 400, 401, 403, 404, 405, 429, 500, 503.
   */
  setPhoneNumber(args: Args<Contract['users']['setPhoneNumber']>, options?: CallOptions): Promise<Answer<Contract['users']['setPhoneNumber']>>

  /**
   * Currency of prices.
   *
   * By the person's country.
   *
   * `GET /api/v1/users/me/currency/`. Anyone may call it; changes nothing; may be cached, prefetched and retried.
   * Answers 200; any call may also answer 400, 401, 403, 404, 405, 429, 500, 503.
   */
  currency(args?: Args<Contract['users']['currency']>, options?: CallOptions): Promise<Answer<Contract['users']['currency']>>

  /**
   * All that is kept about the person.
   *
   * Profile, account, sign-ins, chats with messages and what the characters remember, call requests, generations, characters, what was unlocked, blocks, reports, subscriptions, payments, contact messages, mails, and where the person came from.
   *
   * `GET /api/v1/users/me/export/`. For a signed-in user; changes nothing; may be cached, prefetched and retried.
   * Answers 200; any call may also answer 400, 401, 403, 404, 405, 429, 500, 503.
   */
  export(args?: Args<Contract['users']['export']>, options?: CallOptions): Promise<Answer<Contract['users']['export']>>
}

/** Traffic sources and statistics. */
export interface StatsCalls {
  /**
   * Remember where a visit came from.
   *
   * The first one of a visitor wins; later ones answer the same and change nothing.
   *
   * `POST /api/v1/stats/first-touch/:promoType/`. Anyone may call it; changes something once; never retried, prefetched or cached.
   * Answers 200; any call may also answer 400, 401, 403, 404, 405, 429, 500, 503.
   */
  firstTouch(args: Args<Contract['stats']['firstTouch']>, options?: CallOptions): Promise<Answer<Contract['stats']['firstTouch']>>

  /**
   * Remember where a visit to a character came from.
   *
   * The first one of a visitor wins; later ones answer the same and change nothing. 404 for a character that is not there.
   *
   * `POST /api/v1/stats/first-touch/:promoType/:slug/`. Anyone may call it; changes something once; never retried, prefetched or cached.
   * Answers 200; any call may also answer 400, 401, 403, 404, 405, 429, 500, 503.
   */
  firstTouchOfBot(args: Args<Contract['stats']['firstTouchOfBot']>, options?: CallOptions): Promise<Answer<Contract['stats']['firstTouchOfBot']>>

  /**
   * Statistics of a character.
   *
   * By id or slug; of all days, or of a range, both ends included. For admins, and for whoever created the character; 404 for everybody else. 400 when from is after to.
   *
   * `GET /api/v1/stats/bots/:id/`. Anyone may call it; changes nothing; may be cached, prefetched and retried.
   * Answers 200; any call may also answer 400, 401, 403, 404, 405, 429, 500, 503.
   */
  bot(args: Args<Contract['stats']['bot']>, options?: CallOptions): Promise<Answer<Contract['stats']['bot']>>

  /**
   * Statistics of a traffic source.
   *
   * By day and character, both ends of the range included. Admins only. 400 when from is after to.
   *
   * `GET /api/v1/stats/sources/:promoType/`. For admins; changes nothing; may be cached, prefetched and retried.
   * Answers 200; any call may also answer 400, 401, 403, 404, 405, 429, 500, 503.
   */
  source(args: Args<Contract['stats']['source']>, options?: CallOptions): Promise<Answer<Contract['stats']['source']>>
}

/** Liveness, messages to support, reports, mail preferences. */
export interface CoreCalls {
  /**
   * Is the service up.
   *
   * Anything but `status: true` means maintenance.
   *
   * `GET /api/v1/core/alive/`. Anyone may call it, whatever became of their session; changes nothing; may be cached, prefetched and retried.
   * Answers 200; any call may also answer 400, 401, 403, 404, 405, 429, 500, 503.
   */
  alive(args?: Args<Contract['core']['alive']>, options?: CallOptions): Promise<Answer<Contract['core']['alive']>>

  /**
   * Write to us.
   *
   * Questions, complaints and requests to remove content.
   *
   * `POST /api/v1/contact/`. Anyone may call it, whatever became of their session; changes something each time; never retried, prefetched or cached.
   * Answers 201; any call may also answer 400, 401, 403, 404, 405, 429, 500, 503.
   */
  contact(args: Args<Contract['core']['contact']>, options?: CallOptions): Promise<Answer<Contract['core']['contact']>>

  /**
   * Report a message or a character.
   *
   * With block, the character is hidden from the person at once. `PUT /bots/{slug}/block/` takes it back, or blocks without a report.
   *
   * `POST /api/v1/reports/`. For a guest session or a signed-in user; changes something each time; never retried, prefetched or cached.
   * Answers 201; any call may also answer 400, 401, 403, 404, 405, 429, 500, 503.
   */
  report(args: Args<Contract['core']['report']>, options?: CallOptions): Promise<Answer<Contract['core']['report']>>

  /**
   * Stop or resume the newsletter from a mail.
   *
   * The same link can undo it.
   *
   * `POST /api/v1/mail/unsubscribe/:token/`. Anyone may call it, whatever became of their session; changes something, the same however often it is called; retried by itself.
   * Answers 200; any call may also answer 400, 401, 403, 404, 405, 429, 500, 503.
   */
  mailUnsubscribe(args: Args<Contract['core']['mailUnsubscribe']>, options?: CallOptions): Promise<Answer<Contract['core']['mailUnsubscribe']>>
}

/** Characters: the catalogue, one character, creating and changing own ones. */
export interface BotsCalls {
  /**
   * A page of characters.
   *
   * Newest first among the new, then in the order of the catalogue. Characters that the caller has blocked are left out: their pages may be shorter than the limit, and nextPage alone says whether more follow.
   *
   * `GET /api/v1/bots/`. Anyone may call it; changes nothing; may be cached, prefetched and retried.
   * Answers 200; any call may also answer 400, 401, 403, 404, 405, 429, 500, 503.
   */
  list(args?: Args<Contract['bots']['list']>, options?: CallOptions): Promise<Answer<Contract['bots']['list']>>

  /**
   * Second covers of a page of characters.
   *
   * For the characters of the same page of the list; those without a second cover are left out.
   *
   * `GET /api/v1/bots/extra-avatars/`. Anyone may call it; changes nothing; may be cached, prefetched and retried.
   * Answers 200; any call may also answer 400, 401, 403, 404, 405, 429, 500, 503.
   */
  extraAvatars(args?: Args<Contract['bots']['extraAvatars']>, options?: CallOptions): Promise<Answer<Contract['bots']['extraAvatars']>>

  /**
   * Role types that have characters.
   *
   * For the chips of explore, without the first one, all.
   *
   * `GET /api/v1/bots/role_types/`. Anyone may call it; changes nothing; may be cached, prefetched and retried.
   * Answers 200; any call may also answer 400, 401, 403, 404, 405, 429, 500, 503.
   */
  roleTypes(args?: Args<Contract['bots']['roleTypes']>, options?: CallOptions): Promise<Answer<Contract['bots']['roleTypes']>>

  /**
   * What a new character can be.
   *
   * Every property with its choices, their words, how many may be chosen, and what excludes what.
   *
   * `GET /api/v1/bots/create-character/`. Anyone may call it; changes nothing; may be cached, prefetched and retried.
   * Answers 200; any call may also answer 400, 401, 403, 404, 405, 429, 500, 503.
   */
  creationOptions(args?: Args<Contract['bots']['creationOptions']>, options?: CallOptions): Promise<Answer<Contract['bots']['creationOptions']>>

  /**
   * Create a character.
   *
   * Answers at once; the pictures follow while its state is creating. 402 when no creation is left; 403 for a name or words against the rules. A creation that fails is given back.
   *
   * `POST /api/v1/bots/create-character/`. For a signed-in user; changes something each time; never retried, prefetched or cached.
   * Answers 201, 402; any call may also answer 400, 401, 403, 404, 405, 429, 500, 503.
   */
  createCharacter(args: Args<Contract['bots']['createCharacter']>, options?: CallOptions): Promise<Answer<Contract['bots']['createCharacter']>>

  /**
   * Whether words may be said of a new character.
   *
   * Ours; the source has no such call. For a form that refuses a name or own words where they are written, also of somebody who has not signed in yet. 403 names the fields that are against the rules, as creating does; nothing is kept.
   *
   * `POST /api/v1/bots/create-character/check/`. Anyone may call it, whatever became of their session; changes something, the same however often it is called; retried by itself.
   * Answers 200; any call may also answer 400, 401, 403, 404, 405, 429, 500, 503.
   */
  checkCharacter(args: Args<Contract['bots']['checkCharacter']>, options?: CallOptions): Promise<Answer<Contract['bots']['checkCharacter']>>

  /**
   * The person's own characters.
   *
   * Newest first, in every state. Texts are in the language of the person's profile.
   *
   * `GET /api/v1/bots/me/`. For a signed-in user; changes nothing; may be cached, prefetched and retried.
   * Answers 200; any call may also answer 400, 401, 403, 404, 405, 429, 500, 503.
   */
  mine(args?: Args<Contract['bots']['mine']>, options?: CallOptions): Promise<Answer<Contract['bots']['mine']>>

  /**
   * Rename a character or choose its greeting photo.
   *
   * The name can be changed once; the texts follow it. The greeting photo is one of the pictures of the character.
   *
   * `PATCH /api/v1/bots/me/:id/`. For a signed-in user; changes something each time; never retried, prefetched or cached.
   * Answers 200, 409; any call may also answer 400, 401, 403, 404, 405, 429, 500, 503.
   */
  updateMine(args: Args<Contract['bots']['updateMine']>, options?: CallOptions): Promise<Answer<Contract['bots']['updateMine']>>

  /**
   * Characters that the caller has blocked.
   *
   * Last blocked first.
   *
   * `GET /api/v1/bots/blocked/`. For a guest session or a signed-in user; changes nothing; may be cached, prefetched and retried.
   * Answers 200; any call may also answer 400, 401, 403, 404, 405, 429, 500, 503.
   */
  blocked(args?: Args<Contract['bots']['blocked']>, options?: CallOptions): Promise<Answer<Contract['bots']['blocked']>>

  /**
   * Block or unblock a character.
   *
   * A blocked character is left out of lists and of the chats, and cannot be written to. Unblocking brings all of it back.
   *
   * `PUT /api/v1/bots/:slug/block/`. For a guest session or a signed-in user; changes something, the same however often it is called; retried by itself.
   * Answers 200; any call may also answer 400, 401, 403, 404, 405, 429, 500, 503.
   */
  block(args: Args<Contract['bots']['block']>, options?: CallOptions): Promise<Answer<Contract['bots']['block']>>

  /**
   * Characters that the person keeps as favourites.
   *
   * Ours; the source has no such call. Last kept first; without those that are blocked or cannot be seen any more.
   *
   * `GET /api/v1/bots/favourites/`. For a signed-in user; changes nothing; may be cached, prefetched and retried.
   * Answers 200; any call may also answer 400, 401, 403, 404, 405, 429, 500, 503.
   */
  favourites(args?: Args<Contract['bots']['favourites']>, options?: CallOptions): Promise<Answer<Contract['bots']['favourites']>>

  /**
   * Keep a character as a favourite, or no longer.
   *
   * Ours; the source has no such call. Doing it again changes nothing.
   *
   * `PUT /api/v1/bots/:slug/favourite/`. For a signed-in user; changes something, the same however often it is called; retried by itself.
   * Answers 200; any call may also answer 400, 401, 403, 404, 405, 429, 500, 503.
   */
  favourite(args: Args<Contract['bots']['favourite']>, options?: CallOptions): Promise<Answer<Contract['bots']['favourite']>>

  /**
   * Characters like another one.
   *
   * Ours; the source has no such call. Of the catalogue and of the same gender, the most alike first: by style, role types, work, relationship and the traits they share. Never the character itself, nor one that the caller has blocked.
   *
   * `GET /api/v1/bots/:slug/similar/`. Anyone may call it; changes nothing; may be cached, prefetched and retried.
   * Answers 200; any call may also answer 400, 401, 403, 404, 405, 429, 500, 503.
   */
  similar(args: Args<Contract['bots']['similar']>, options?: CallOptions): Promise<Answer<Contract['bots']['similar']>>

  /**
   * One character.
   *
   * Texts in the language asked for.
   *
   * `GET /api/v1/bots/:slug/`. Anyone may call it; changes nothing; may be cached, prefetched and retried.
   * Answers 200; any call may also answer 400, 401, 403, 404, 405, 429, 500, 503.
   */
  one(args: Args<Contract['bots']['one']>, options?: CallOptions): Promise<Answer<Contract['bots']['one']>>
}

/** Chats with characters: messages, replies, pictures, voice, calls, suggestions. */
export interface ChatsCalls {
  /**
   * Open the chat with a character.
   *
   * Makes the chat with its greeting when there is none yet, else answers the one there is. Changes something though it is a GET: never prefetched. 402 for a character that must be paid for; 403 without name and gender, or when the person has blocked it; 409 while it is being created.
   *
   * `GET /api/v1/bots/:slug/go_chat/`. For a guest session or a signed-in user; changes something each time; never retried, prefetched or cached.
   * Answers 200, 402, 409; any call may also answer 400, 401, 403, 404, 405, 429, 500, 503.
   */
  start(args: Args<Contract['chats']['start']>, options?: CallOptions): Promise<Answer<Contract['chats']['start']>>

  /**
   * The caller's chats.
   *
   * Pinned ones first, then by last message, newest first; archived ones, too. Those with blocked characters are left out until they are unblocked.
   *
   * `GET /api/v1/chats/`. For a guest session or a signed-in user; changes nothing; may be cached, prefetched and retried.
   * Answers 200; any call may also answer 400, 401, 403, 404, 405, 429, 500, 503.
   */
  list(args?: Args<Contract['chats']['list']>, options?: CallOptions): Promise<Answer<Contract['chats']['list']>>

  /**
   * Delete a chat.
   *
   * With all its messages.
   *
   * `DELETE /api/v1/chats/:id/`. For a guest session or a signed-in user; changes something once; never retried, prefetched or cached.
   * Answers 200; any call may also answer 400, 401, 403, 404, 405, 429, 500, 503.
   */
  delete(args: Args<Contract['chats']['delete']>, options?: CallOptions): Promise<Answer<Contract['chats']['delete']>>

  /**
   * A page of messages.
   *
   * The newest page first; each page from oldest to newest. It changes nothing: `chats.read` marks the chat as read.
   *
   * `GET /api/v1/chats/:id/messages/`. For a guest session or a signed-in user; changes nothing; may be cached, prefetched and retried.
   * Answers 200; any call may also answer 400, 401, 403, 404, 405, 429, 500, 503.
   */
  messages(args: Args<Contract['chats']['messages']>, options?: CallOptions): Promise<Answer<Contract['chats']['messages']>>

  /**
   * Mark a chat as read.
   *
   * All that was said in it until now.
   *
   * `POST /api/v1/chats/:id/read/`. For a guest session or a signed-in user; changes something, the same however often it is called; retried by itself.
   * Answers 200; any call may also answer 400, 401, 403, 404, 405, 429, 500, 503.
   */
  read(args: Args<Contract['chats']['read']>, options?: CallOptions): Promise<Answer<Contract['chats']['read']>>

  /**
   * Send a message and get the reply.
   *
   * 208 while the reply to an earlier message is pending; 402 past the free messages; 403 for content against the rules, an e-mail not confirmed or a blocked character; 429 past the rate.
   *
   * `POST /api/v1/chats/:id/send/`. For a guest session or a signed-in user; changes something each time; never retried, prefetched or cached.
   * Answers 200, 208, 402; any call may also answer 400, 401, 403, 404, 405, 429, 500, 503.
   */
  send(args: Args<Contract['chats']['send']>, options?: CallOptions): Promise<Answer<Contract['chats']['send']>>

  /**
   * Reveal a picture.
   *
   * For those with access; 402 for others. A photo that came when the plan's photos of the month were used up takes one of a later month's; 402 chat_photo_limit while none is left.
   *
   * `GET /api/v1/chats/:id/messages/:msgId/get_full_image/`. For a guest session or a signed-in user; changes something, the same however often it is called; retried by itself.
   * Answers 200, 402; any call may also answer 400, 401, 403, 404, 405, 429, 500, 503.
   */
  fullImage(args: Args<Contract['chats']['fullImage']>, options?: CallOptions): Promise<Answer<Contract['chats']['fullImage']>>

  /**
   * Hear a message.
   *
   * A message of the character, once it is sent. Made once; the seconds of a first listening, rounded up, come off the allowance. 402 without one, or with too little left; 503 voice_unavailable when the server has no speech engine, which costs nothing.
   *
   * `GET /api/v1/chats/:id/messages/:msgId/get_voice/`. For a guest session or a signed-in user; changes something, the same however often it is called; retried by itself.
   * Answers 200, 402; any call may also answer 400, 401, 403, 404, 405, 429, 500, 503.
   */
  voice(args: Args<Contract['chats']['voice']>, options?: CallOptions): Promise<Answer<Contract['chats']['voice']>>

  /**
   * Let the character remind the person.
   *
   * At most three times a chat, and not before the person was silent for a while; 429 else. 403 when the person has blocked the character.
   *
   * `POST /api/v1/chats/:id/reminder/`. For a guest session or a signed-in user; changes something each time; never retried, prefetched or cached.
   * Answers 200; any call may also answer 400, 401, 403, 404, 405, 429, 500, 503.
   */
  reminder(args: Args<Contract['chats']['reminder']>, options?: CallOptions): Promise<Answer<Contract['chats']['reminder']>>

  /**
   * Ask for a phone call.
   *
   * The call is promised shortly. A number that is told is kept when the profile has none, else it holds for this call. 400 when there is no number to call. Asking again within a minute is the same call.
   *
   * `POST /api/v1/call/:id/create/`. For a guest session or a signed-in user; changes something each time; never retried, prefetched or cached.
   * Answers 201, 402; any call may also answer 400, 401, 403, 404, 405, 429, 500, 503.
   */
  call(args: Args<Contract['chats']['call']>, options?: CallOptions): Promise<Answer<Contract['chats']['call']>>

  /**
   * Messages to suggest.
   *
   * With a chat, they fit its character and what was said last; none for a while after help lines.
   *
   * `GET /api/v1/dialog_hints/`. Anyone may call it; changes nothing; may be cached, prefetched and retried.
   * Answers 200; any call may also answer 400, 401, 403, 404, 405, 429, 500, 503.
   */
  hints(args?: Args<Contract['chats']['hints']>, options?: CallOptions): Promise<Answer<Contract['chats']['hints']>>

  /**
   * Search a chat.
   *
   * Messages that hold every word, newest first. The beginning of a word is enough; accents and capitals do not matter; signs alone find nothing.
   *
   * `GET /api/v1/chats/:id/search/`. For a guest session or a signed-in user; changes nothing; may be cached, prefetched and retried.
   * Answers 200; any call may also answer 400, 401, 403, 404, 405, 429, 500, 503.
   */
  search(args: Args<Contract['chats']['search']>, options?: CallOptions): Promise<Answer<Contract['chats']['search']>>

  /**
   * A chat as text.
   *
   * Everything that was said, oldest first, to be kept as a file: each message with its date and time as the language writes them and who said it. Pictures and voices are named, not contained.
   *
   * `GET /api/v1/chats/:id/transcript/`. For a guest session or a signed-in user; changes nothing; may be cached, prefetched and retried.
   * Answers 200; any call may also answer 400, 401, 403, 404, 405, 429, 500, 503.
   */
  transcript(args: Args<Contract['chats']['transcript']>, options?: CallOptions): Promise<Answer<Contract['chats']['transcript']>>

  /**
   * Edit the person's last message and get another reply.
   *
   * The text takes the place of the old one, and a new reply that of all that was said after it. Counts as a message: 402 past the free messages, 429 past the rate. 208 while a reply is pending; 403 as in `chats.send`; 409 not_last_message when the person has written another one since.
   *
   * `POST /api/v1/chats/:id/messages/:msgId/edit/`. For a guest session or a signed-in user; changes something each time; never retried, prefetched or cached.
   * Answers 200, 208, 402, 409; any call may also answer 400, 401, 403, 404, 405, 429, 500, 503.
   */
  edit(args: Args<Contract['chats']['edit']>, options?: CallOptions): Promise<Answer<Contract['chats']['edit']>>

  /**
   * Get another reply to the same message.
   *
   * A new version of the chat's last message, a reply of the character; it is shown, and the talk goes on from it. The other versions stay, 20 in all. Counts as a message: 402 past the free messages, 429 past the rate. 208 while a reply is pending; 403 as in `chats.send`; 409 not_last_message when something was said since or the message answers none, reply_versions_limit when there are enough.
   *
   * `POST /api/v1/chats/:id/messages/:msgId/another_reply/`. For a guest session or a signed-in user; changes something each time; never retried, prefetched or cached.
   * Answers 200, 208, 402, 409; any call may also answer 400, 401, 403, 404, 405, 429, 500, 503.
   */
  anotherReply(args: Args<Contract['chats']['anotherReply']>, options?: CallOptions): Promise<Answer<Contract['chats']['anotherReply']>>

  /**
   * Show another version of a reply.
   *
   * Of the chat's last message; the talk goes on from it. Costs nothing. 208 while a reply is pending; 404 for a version that is not there; 409 not_last_message when something was said since.
   *
   * `POST /api/v1/chats/:id/messages/:msgId/version/`. For a guest session or a signed-in user; changes something, the same however often it is called; retried by itself.
   * Answers 200, 208, 409; any call may also answer 400, 401, 403, 404, 405, 429, 500, 503.
   */
  showVersion(args: Args<Contract['chats']['showVersion']>, options?: CallOptions): Promise<Answer<Contract['chats']['showVersion']>>

  /**
   * React to a message of the character.
   *
   * One reaction a message: another one takes its place, null takes it back. It costs nothing, and the character does not answer it.
   *
   * `POST /api/v1/chats/:id/messages/:msgId/reaction/`. For a guest session or a signed-in user; changes something, the same however often it is called; retried by itself.
   * Answers 200; any call may also answer 400, 401, 403, 404, 405, 429, 500, 503.
   */
  react(args: Args<Contract['chats']['react']>, options?: CallOptions): Promise<Answer<Contract['chats']['react']>>

  /**
   * Delete a message.
   *
   * One of the person's or of the character's, however old, for good: with its photo, its voice and its other versions. What the character learned from it is forgotten, unless it is pinned, was corrected, or another message of the person tells it. What stays: the reply to it, one that is still being written too; and messages that quote it, which say that it is gone. It costs nothing and gives no free message back.
   *
   * `DELETE /api/v1/chats/:id/messages/:msgId/`. For a guest session or a signed-in user; changes something once; never retried, prefetched or cached.
   * Answers 200; any call may also answer 400, 401, 403, 404, 405, 429, 500, 503.
   */
  deleteMessage(args: Args<Contract['chats']['deleteMessage']>, options?: CallOptions): Promise<Answer<Contract['chats']['deleteMessage']>>

  /**
   * What the character knows of the person.
   *
   * As the person told it in this chat; what is pinned comes first.
   *
   * `GET /api/v1/chats/:id/facts/`. For a guest session or a signed-in user; changes nothing; may be cached, prefetched and retried.
   * Answers 200; any call may also answer 400, 401, 403, 404, 405, 429, 500, 503.
   */
  facts(args: Args<Contract['chats']['facts']>, options?: CallOptions): Promise<Answer<Contract['chats']['facts']>>

  /**
   * Correct or pin a fact.
   *
   * What is left out stays. 400 for an age that is none of an adult; 403 for a value against the rules.
   *
   * `PATCH /api/v1/chats/:id/facts/:factId/`. For a guest session or a signed-in user; changes something, the same however often it is called; retried by itself.
   * Answers 200; any call may also answer 400, 401, 403, 404, 405, 429, 500, 503.
   */
  changeFact(args: Args<Contract['chats']['changeFact']>, options?: CallOptions): Promise<Answer<Contract['chats']['changeFact']>>

  /**
   * Forget a fact.
   *
   * It is used no more, and not learnt again from what was said before. The messages stay.
   *
   * `DELETE /api/v1/chats/:id/facts/:factId/`. For a guest session or a signed-in user; changes something once; never retried, prefetched or cached.
   * Answers 200; any call may also answer 400, 401, 403, 404, 405, 429, 500, 503.
   */
  forgetFact(args: Args<Contract['chats']['forgetFact']>, options?: CallOptions): Promise<Answer<Contract['chats']['forgetFact']>>

  /**
   * Pin, mute or archive a chat.
   *
   * What is left out stays.
   *
   * `PATCH /api/v1/chats/:id/`. For a guest session or a signed-in user; changes something, the same however often it is called; retried by itself.
   * Answers 200; any call may also answer 400, 401, 403, 404, 405, 429, 500, 503.
   */
  change(args: Args<Contract['chats']['change']>, options?: CallOptions): Promise<Answer<Contract['chats']['change']>>
}

/** Photos of characters that are sold one by one. */
export interface PhotosForSaleCalls {
  /**
   * Photos of a character that are for sale.
   *
   * Every price is the one that `buy` charges in that currency. Those who bought a photo, and subscribers, get the photo itself.
   *
   * `GET /api/v1/bots/:slug/photos/`. Anyone may call it; changes nothing; may be cached, prefetched and retried.
   * Answers 200; any call may also answer 400, 401, 403, 404, 405, 429, 500, 503.
   */
  list(args: Args<Contract['photosForSale']['list']>, options?: CallOptions): Promise<Answer<Contract['photosForSale']['list']>>

  /**
   * Start the payment of one photo.
   *
   * Sells exactly this photo at its own price; access to it follows the payment. 409 when the person has bought it already.
   *
   * `POST /api/v1/bots/:slug/photos/:id/buy/`. For a signed-in user; changes something each time; never retried, prefetched or cached.
   * Answers 200, 409; any call may also answer 400, 401, 403, 404, 405, 429, 500, 503.
   */
  buy(args: Args<Contract['photosForSale']['buy']>, options?: CallOptions): Promise<Answer<Contract['photosForSale']['buy']>>
}

/** Plans, packs, promo codes and payments. */
export interface SubscriptionsCalls {
  /**
   * Plans.
   *
   * Those that anyone is offered, and the one that buys a character; a promo plan stands in place of the one for as long for whoever had it last. Every price is the one that `buy` charges this caller: the discount on a first subscription is for those who never had one, and for whoever is not signed in; 404 for a promo code that is unknown or over, or that the caller has used: each counts once.
   *
   * `GET /api/v1/subscriptions/`. Anyone may call it; changes nothing; may be cached, prefetched and retried.
   * Answers 200; any call may also answer 400, 401, 403, 404, 405, 429, 500, 503.
   */
  plans(args?: Args<Contract['subscriptions']['plans']>, options?: CallOptions): Promise<Answer<Contract['subscriptions']['plans']>>

  /**
   * Packs.
   *
   * Voice minutes, photo generations, character creations.
   *
   * `GET /api/v1/subscriptions/one-time/`. Anyone may call it; changes nothing; may be cached, prefetched and retried.
   * Answers 200; any call may also answer 400, 401, 403, 404, 405, 429, 500, 503.
   */
  packs(args?: Args<Contract['subscriptions']['packs']>, options?: CallOptions): Promise<Answer<Contract['subscriptions']['packs']>>

  /**
   * Plans of a traffic source.
   *
   * Those that its visitors are offered.
   *
   * `GET /api/v1/subscriptions/promo/`. Anyone may call it; changes nothing; may be cached, prefetched and retried.
   * Answers 200; any call may also answer 400, 401, 403, 404, 405, 429, 500, 503.
   */
  promoPlans(args: Args<Contract['subscriptions']['promoPlans']>, options?: CallOptions): Promise<Answer<Contract['subscriptions']['promoPlans']>>

  /**
   * The person's subscription.
   *
   * With what is left of its allowances.
   *
   * `GET /api/v1/subscriptions/me/`. For a signed-in user; changes nothing; may be cached, prefetched and retried.
   * Answers 200; any call may also answer 400, 401, 403, 404, 405, 429, 500, 503.
   */
  mine(args?: Args<Contract['subscriptions']['mine']>, options?: CallOptions): Promise<Answer<Contract['subscriptions']['mine']>>

  /**
   * The person's receipts.
   *
   * Every payment that was charged or that a bank has still to confirm, newest first; what was paid back says so.
   *
   * `GET /api/v1/subscriptions/receipts/`. For a signed-in user; changes nothing; may be cached, prefetched and retried.
   * Answers 200; any call may also answer 400, 401, 403, 404, 405, 429, 500, 503.
   */
  receipts(args?: Args<Contract['subscriptions']['receipts']>, options?: CallOptions): Promise<Answer<Contract['subscriptions']['receipts']>>

  /**
   * Check a promo code.
   *
   * 404 when it is unknown or over, or the caller has paid with it before.
   *
   * `GET /api/v1/subscriptions/validate-promo-code/:code/`. Anyone may call it; changes nothing; may be cached, prefetched and retried.
   * Answers 200; any call may also answer 400, 401, 403, 404, 405, 429, 500, 503.
   */
  promoCode(args: Args<Contract['subscriptions']['promoCode']>, options?: CallOptions): Promise<Answer<Contract['subscriptions']['promoCode']>>

  /**
   * Start the payment of a plan or a character.
   *
   * Changes something though it is a GET: never prefetched or retried. A character plan needs the `slug` of the character. 409 while a subscription of the same type is active, or when the character is bought already.
   *
   * `GET /api/v1/subscriptions/:id/buy/`. For a signed-in user; changes something each time; never retried, prefetched or cached.
   * Answers 200, 409; any call may also answer 400, 401, 403, 404, 405, 429, 500, 503.
   */
  buy(args: Args<Contract['subscriptions']['buy']>, options?: CallOptions): Promise<Answer<Contract['subscriptions']['buy']>>

  /**
   * Start the payment of a pack.
   *
   * Changes something though it is a GET: never prefetched or retried.
   *
   * `GET /api/v1/subscriptions/:id/one-time/`. For a signed-in user; changes something each time; never retried, prefetched or cached.
   * Answers 200; any call may also answer 400, 401, 403, 404, 405, 429, 500, 503.
   */
  buyPack(args: Args<Contract['subscriptions']['buyPack']>, options?: CallOptions): Promise<Answer<Contract['subscriptions']['buyPack']>>

  /**
   * Cancel a subscription.
   *
   * Premium features end at once. With keep, the retention offer is accepted instead: the subscription stays, and the next one costs 30 per cent less. Calling again answers the state and changes nothing.
   *
   * `GET /api/v1/subscriptions/:id/unsubscribe/`. For a signed-in user; changes something once; never retried, prefetched or cached.
   * Answers 200; any call may also answer 400, 401, 403, 404, 405, 429, 500, 503.
   */
  unsubscribe(args: Args<Contract['subscriptions']['unsubscribe']>, options?: CallOptions): Promise<Answer<Contract['subscriptions']['unsubscribe']>>

  /**
   * Confirm a payment.
   *
   * Grants what was paid for, once. 404 when there is no such payment of the caller.
   *
   * `GET /api/v1/payment/success/`. For a signed-in user; changes something once; never retried, prefetched or cached.
   * Answers 200; any call may also answer 400, 401, 403, 404, 405, 429, 500, 503.
   */
  paymentSuccess(args: Args<Contract['subscriptions']['paymentSuccess']>, options?: CallOptions): Promise<Answer<Contract['subscriptions']['paymentSuccess']>>
}

/** Photos made on request. */
export interface GenerationCalls {
  /**
   * Styles of photos.
   *
   * Titles in the language asked for.
   *
   * `GET /api/v1/generation/styles/`. Anyone may call it; changes nothing; may be cached, prefetched and retried.
   * Answers 200; any call may also answer 400, 401, 403, 404, 405, 429, 500, 503.
   */
  styles(args?: Args<Contract['generation']['styles']>, options?: CallOptions): Promise<Answer<Contract['generation']['styles']>>

  /**
   * Make photos of a character.
   *
   * Takes up to 30 seconds; ask for the status meanwhile. A prompt of which nothing can be shown is answered with 400 at `prompt` and costs nothing, unless a style or a parameter is chosen as well.
   *
   * `POST /api/v1/generation/`. For a signed-in user; changes something each time; never retried, prefetched or cached.
   * Answers 202, 402; any call may also answer 400, 401, 403, 404, 405, 429, 500, 503.
   */
  create(args: Args<Contract['generation']['create']>, options?: CallOptions): Promise<Answer<Contract['generation']['create']>>

  /**
   * How far photos are.
   *
   * images fill up as they are made.
   *
   * `GET /api/v1/generation/:id/status/`. For a signed-in user; changes nothing; may be cached, prefetched and retried.
   * Answers 200; any call may also answer 400, 401, 403, 404, 405, 429, 500, 503.
   */
  status(args: Args<Contract['generation']['status']>, options?: CallOptions): Promise<Answer<Contract['generation']['status']>>

  /**
   * The person's photos.
   *
   * Newest first.
   *
   * `GET /api/v1/generation/`. For a signed-in user; changes nothing; may be cached, prefetched and retried.
   * Answers 200; any call may also answer 400, 401, 403, 404, 405, 429, 500, 503.
   */
  list(args?: Args<Contract['generation']['list']>, options?: CallOptions): Promise<Answer<Contract['generation']['list']>>

  /**
   * Delete a photo.
   *
   * For good; its order goes with the last of its photos.
   *
   * `DELETE /api/v1/generation/:id/photos/:photoId/`. For a signed-in user; changes something once; never retried, prefetched or cached.
   * Answers 200; any call may also answer 400, 401, 403, 404, 405, 429, 500, 503.
   */
  removePhoto(args: Args<Contract['generation']['removePhoto']>, options?: CallOptions): Promise<Answer<Contract['generation']['removePhoto']>>
}

/** Every call of the API, by resource. */
export interface MoonlitClient {
  readonly auth: AuthCalls
  readonly magicLink: MagicLinkCalls
  readonly sessions: SessionsCalls
  readonly oauth: OauthCalls
  readonly users: UsersCalls
  readonly stats: StatsCalls
  readonly core: CoreCalls
  readonly bots: BotsCalls
  readonly chats: ChatsCalls
  readonly photosForSale: PhotosForSaleCalls
  readonly subscriptions: SubscriptionsCalls
  readonly generation: GenerationCalls
}
