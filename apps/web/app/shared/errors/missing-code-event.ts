/** The event of the window that says that a page's code could not be fetched; vite.config.ts puts it into the router. */
export const MISSING_CODE = 'missing-code'
