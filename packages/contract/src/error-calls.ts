import type { ErrorCode } from './errors.ts'

/**
 * The calls that an error is about, for the errors that only some calls give. A code that is not named here may come from any call
 * that answers its status.
 */
export const CALLS_OF_CODES = {
  wrong_credentials: ['auth.login'],
  wrong_password: ['auth.changePassword', 'users.deleteMe', 'users.updateMe'],
  link_not_valid: ['auth.verify', 'auth.finishReset', 'oauth.signup', 'core.mailUnsubscribe'],
  phone_number_required: ['chats.call'],
  payment_required: ['chats.send', 'chats.edit', 'chats.anotherReply', 'chats.fullImage', 'chats.voice', 'chats.call'],
  creation_limit: ['bots.createCharacter'],
  generation_limit: ['generation.create'],
  chat_photo_limit: ['chats.fullImage'],
  audio_limit: ['chats.voice'],
  model_access: ['chats.start', 'chats.send', 'chats.edit', 'chats.anotherReply', 'generation.create'],
  inappropriate_content: [
    'bots.createCharacter',
    'bots.checkCharacter',
    'bots.updateMine',
    'chats.send',
    'chats.edit',
    'chats.changeFact',
    'generation.create',
  ],
  email_not_verified: ['chats.send', 'chats.edit', 'chats.anotherReply', 'chats.call'],
  too_many_deleted: ['auth.register', 'auth.sendVerification', 'oauth.signup', 'users.updateMe'],
  profile_incomplete: ['chats.start'],
  character_blocked: ['chats.start', 'chats.send', 'chats.edit', 'chats.anotherReply', 'chats.reminder', 'chats.call', 'generation.create'],
  user_not_found: ['auth.login'],
  promo_code_not_found: ['subscriptions.plans', 'subscriptions.promoPlans', 'subscriptions.promoCode', 'subscriptions.buy'],
  promo_code_used: ['subscriptions.plans', 'subscriptions.promoPlans', 'subscriptions.promoCode', 'subscriptions.buy'],
  user_exists: ['auth.register', 'auth.sendVerification', 'oauth.signup', 'users.updateMe'],
  not_last_message: ['chats.edit', 'chats.anotherReply', 'chats.showVersion'],
  reply_versions_limit: ['chats.anotherReply'],
  password_exists: ['auth.setPassword'],
  renamed_already: ['bots.updateMine'],
  character_not_ready: ['chats.start'],
  duplicate_payment: ['photosForSale.buy', 'subscriptions.buy'],
  link_gone: ['magicLink.apply'],
  too_large: ['users.updateMe'],
  unsupported_media: ['users.updateMe'],
  too_many_messages: ['chats.send', 'chats.edit', 'chats.anotherReply', 'chats.reminder'],
  wait_for_previous_response: ['chats.send', 'chats.edit', 'chats.anotherReply', 'chats.showVersion'],
  voice_unavailable: ['chats.voice'],
} as const satisfies Partial<Record<ErrorCode, readonly string[]>>

const calls: Partial<Record<ErrorCode, readonly string[]>> = CALLS_OF_CODES

/** Whether a call may answer with an error code. */
export const mayAnswer = (call: string, code: ErrorCode): boolean => calls[code]?.includes(call) ?? true
