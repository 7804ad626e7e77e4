import { answers } from './service.mjs'

/**
 * Who writes the characters' replies, in words.
 * @param {Record<string, string | undefined>} env
 */
export const replyEngine = async ({ REPLY_API_URL, REPLY_MODEL }) => {
  if (REPLY_API_URL === undefined || REPLY_API_URL === '') return 'the embedded engine'
  // A URL may hold a password.
  const model = `${REPLY_MODEL || 'the model'} at ${new URL(REPLY_API_URL).host}`
  const isThere = await answers(`${REPLY_API_URL.replace(/\/+$/, '')}/models`)
  return isThere ? model : `${model}, which does not answer yet; the embedded engine until it does`
}
