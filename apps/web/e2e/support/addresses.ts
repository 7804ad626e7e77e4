const addressOf = (name: 'E2E_API_PORT' | 'E2E_WEB_PORT'): string => {
  const port = process.env[name]
  if (port === undefined) throw new Error(`${name} is set by playwright.config.ts`)
  return `http://localhost:${port}`
}

/** Where the servers of this run are. */
export const apiUrl = addressOf('E2E_API_PORT')
export const webUrl = addressOf('E2E_WEB_PORT')
