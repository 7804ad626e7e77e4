import { createHash } from 'node:crypto'

/** Scripts written into the page; data blocks are none, and files have an address. */
const INLINE_SCRIPT = /<script(?<attributes>(?![^>]* src=)[^>]*)>(?<code>[\s\S]*?)<\/script>/gu
const isCode = (attributes: string): boolean => !/ type="(?!module")/u.test(attributes)

const hashOf = (code: string): string => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

const scriptSources = (html: string): string => {
  const codes = Array.from(html.matchAll(INLINE_SCRIPT), ({ groups }) => (isCode(groups?.attributes ?? '') ? groups?.code : undefined))
  return [...new Set(codes.filter((code) => code !== undefined).map(hashOf))].join(' ')
}

/**
 * Which scripts, pictures and calls a page may use: of the scripts written into it, exactly those, by their hashes, so that the same page
 * may be sent again. While developing, Vite's own inline scripts and its socket too.
 */
export const contentPolicy = (html: string, { isDevelopment }: { isDevelopment: boolean }): string =>
  [
    "default-src 'self'",
    isDevelopment ? "script-src 'self' 'unsafe-inline' 'unsafe-eval'" : `script-src 'self' ${scriptSources(html)}`,
    // Floating panels and toasts place themselves by style attributes.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "media-src 'self' blob: https:",
    "font-src 'self' data:",
    isDevelopment ? "connect-src 'self' ws: wss:" : "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
