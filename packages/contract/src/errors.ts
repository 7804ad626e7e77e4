/**
 * Every error of the API, by code. `detail` is the English sentence (or the source's literal) in the
 * body; the web app maps the code to messages in ten languages.
 */
export const ERRORS = {
  validation_failed: { status: 400, detail: 'Please check form fields for errors' },
  wrong_credentials: { status: 400, detail: 'Wrong email or password' },
  wrong_password: { status: 400, detail: 'Wrong password' },
  link_not_valid: { status: 400, detail: 'Link is not valid' },
  phone_number_required: { status: 400, detail: 'Phone number is required' },
  malformed_body: { status: 400, detail: 'The request body cannot be read' },
  unauthorized: { status: 401, detail: 'Sign in to continue' },
  token_expired: { status: 401, detail: 'The session has expired' },
  payment_required: { status: 402, detail: 'Subscription is needed to continue' },
  creation_limit: { status: 402, detail: 'AI creation limit reached' },
  generation_limit: { status: 402, detail: 'Photo generation limit reached' },
  audio_limit: { status: 402, detail: 'Audio limit reached' },
  model_access: { status: 402, detail: 'This character is available for an additional payment' },
  forbidden: { status: 403, detail: 'You may not do this' },
  refresh_tokens: { status: 403, detail: 'Refresh your tokens and try again.' },
  cross_site: { status: 403, detail: 'This call is only accepted from the same site' },
  inappropriate_content: { status: 403, detail: 'inappropriate_content' },
  email_not_verified: { status: 403, detail: 'User email not verified' },
  too_many_deleted: { status: 403, detail: 'User with this email deleted many accounts' },
  profile_incomplete: { status: 403, detail: 'Please fill name and gender to continue' },
  character_blocked: { status: 403, detail: 'You have blocked this character' },
  user_not_found: { status: 404, detail: 'User not found' },
  promo_code_not_found: { status: 404, detail: 'Promocode not found' },
  not_found: { status: 404, detail: 'Not found' },
  method_not_allowed: { status: 405, detail: 'Method not allowed' },
  user_exists: { status: 409, detail: 'User with this email already exists' },
  password_exists: { status: 409, detail: 'A password is already set' },
  renamed_already: { status: 409, detail: 'Model can be renamed only once' },
  character_not_ready: { status: 409, detail: 'This character is not ready yet' },
  duplicate_payment: { status: 409, detail: 'Duplicate payment not allowed' },
  link_gone: { status: 410, detail: 'This link was used or has expired' },
  too_large: { status: 413, detail: 'The file is too large' },
  unsupported_media: { status: 415, detail: 'This type of content is not supported' },
  too_many_requests: { status: 429, detail: 'You have sent too many requests. Please wait a while before sending a new request.' },
  too_many_messages: { status: 429, detail: 'You have sent too many messages. Please wait a while before sending a new message.' },
  wait_for_previous_response: { status: 208, detail: 'wait_for_previous_response' },
  internal: { status: 500, detail: 'Something went wrong. Please try again later.' },
  answer_breaks_contract: { status: 500, detail: 'The answer breaks the contract' },
  maintenance: { status: 503, detail: 'Website Maintenance' },
  voice_unavailable: { status: 503, detail: 'Voice is not available' },
} as const satisfies Record<string, { status: number; detail: string }>

/** Stable name of an error; what programs compare, while `detail` is what people read. */
export type ErrorCode = keyof typeof ERRORS
