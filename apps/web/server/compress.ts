import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const WORTH_IT = 1024

/** Packs a page the way the browser accepts it; small ones stay as they are. */
export const compress = async (body: Buffer, accepted: string | undefined): Promise<{ body: Buffer; encoding?: 'br' | 'gzip' }> => {
  if (body.length < WORTH_IT) return { body }
  const accept = accepted?.toLowerCase() ?? ''
  // Quality 5 packs a page in a millisecond or two; the best one would take a hundred.
  if (/\bbr\b/u.test(accept)) return { body: await brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }), encoding: 'br' }
  if (/\bgzip\b/u.test(accept)) return { body: await zip(body, { level: 6 }), encoding: 'gzip' }
  return { body }
}
