import { prepare } from '@moonlit/talk/dialogue/prepare'
import getPort from 'get-port'
import { openApp } from './open-app.ts'
import { readEnvOrStop, stop, stopForFolder } from './stop.ts'

/** When whoever waited for the start has got what they asked for, in milliseconds. */
const SETTLED = 1_000

const configured = readEnvOrStop()
// A free port must be known before listening, since links to the providers' pages contain it.
const env = configured.API_PORT === 0 ? { ...configured, API_PORT: await getPort() } : configured
const { app, close } = await openApp(env).catch(stopForFolder)
try {
  const address = await app.listen({ port: env.API_PORT, host: env.API_HOST })
  process.stdout.write(`Mock API on ${address}\n`)
} catch (error) {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
  stop(isTaken ? `API_PORT ${env.API_PORT} is taken by another program. Choose another one.` : String(error))
}
// Most chats are in English; other languages are read when the first chat in them is opened.
setTimeout(prepare, SETTLED, 'en').unref()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close().then(() => process.exit(0)))
