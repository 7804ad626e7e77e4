/** What the browser's code knows of how it was built. */
export const env = { isDevelopment: import.meta.env.DEV, isTest: import.meta.env.MODE === 'test' } as const
