import { serverEnv, setMode, type Env } from './app/env.server.ts'

const isDev = process.argv.includes('--dev')
const fail = (message: string): never => {
  for (const line of message.split('\n')) console.error(`web: ${line}`)
  process.exit(1)
}
const readOrFail = (): Env => {
  try {
    return serverEnv()
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error))
  }
}
const reason = (error: unknown, env: Env): string => {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined
  if (code === 'EADDRINUSE') return `port ${env.WEB_PORT} is taken; set WEB_PORT to another one`
  if (code === 'EACCES') return `port ${env.WEB_PORT} may not be used; set WEB_PORT to one above 1023`
  return error instanceof Error ? error.message : String(error)
}

const env = readOrFail()
setMode(isDev ? 'development' : 'production')
try {
  const [{ createApp }, { builtPages, compiledPages, servePages }, { serveBuiltFiles }] = await Promise.all([
    import('./server/app.ts'),
    import('./server/pages.ts'),
    import('./server/static.ts'),
  ])
  const app = await createApp(env)
  if (!isDev) await serveBuiltFiles(app, { assetsDir: env.ASSETS_DIR })
  await servePages(app, isDev ? await compiledPages(app) : await builtPages())
  const stop = (signal: NodeJS.Signals) => {
    // A second signal, or connections that will not end, must not keep the process alive.
    setTimeout(() => process.exit(1), 8000).unref()
    void app.close().then(
      () => process.exit(0),
      () => process.exit(signal === 'SIGINT' ? 130 : 1),
    )
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  await app.listen({ port: env.WEB_PORT, host: env.WEB_HOST })
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : env.WEB_PORT
  console.log(`web: http://localhost:${port} (API at ${env.API_URL}${isDev ? ', development' : ''})`)
} catch (error) {
  fail(reason(error, env))
}
