/** What the browser's code knows of how it was built. */
export const env = { isDevelopment: import.meta.env.DEV, isTest: import.meta.env.MODE === 'test' } as const

/** Whether this code renders a page on the server. What only a browser without scripts shows asks this, so that it is no part of the scripts. */
export const IS_SERVER: boolean = import.meta.env.SSR
