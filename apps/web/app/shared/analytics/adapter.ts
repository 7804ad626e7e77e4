import type { Analytics } from './analytics.ts'

/** Reports nothing to anybody. */
export const analytics: Analytics = { page: () => undefined }
