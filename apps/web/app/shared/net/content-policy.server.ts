import { env } from '../../env.ts'

/** Which scripts, pictures and calls a page may use. While developing, Vite's own inline scripts and its socket too. */
export const contentPolicy = (nonce: string): string =>
  [
    "default-src 'self'",
    env.isDevelopment ? "script-src 'self' 'unsafe-inline' 'unsafe-eval'" : `script-src 'self' 'nonce-${nonce}'`,
    // Floating panels and toasts place themselves by style attributes.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "media-src 'self' blob: https:",
    "font-src 'self' data:",
    env.isDevelopment ? "connect-src 'self' ws: wss:" : "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
