/**
 * Runs the server from its sources, and starts it anew after each change of what it is made of. Node's own --watch looks at files,
 * and loses one for good when a new file takes its place, as many editors, git and containers save.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { watch } from 'chokidar'

const ROOT = path.resolve(import.meta.dirname, '../../..')
const SERVER = path.join(ROOT, 'apps/mock-api/src/start.ts')
const SOURCES = [
  'apps/mock-api/src',
  'packages/contract/src',
  'packages/contract/labels',
  'packages/environment/src',
  'prisma/generated',
  'prisma/migrations',
  'prisma/seed',
  'prisma/connect.ts',
  'prisma/migrate.ts',
].map((source) => path.join(ROOT, source))
/** Changes that follow one another within this time, in milliseconds, are one. */
const PAUSE = 50
/** How long a server that was told to stop may take, in milliseconds. */
const PATIENCE = 3000

const isRunning = (child: ChildProcess): boolean => child.exitCode === null && child.signalCode === null

const start = (): ChildProcess => {
  const child = spawn(process.execPath, [SERVER], { stdio: 'inherit' })
  child.on('exit', (code) => {
    if (code) process.stdout.write('The API stopped. It starts again with the next change.\n')
  })
  return child
}

let server = start()

const stop = async (): Promise<void> => {
  if (!isRunning(server)) return
  const ended = once(server, 'exit')
  server.kill('SIGTERM')
  const insist = setTimeout(() => server.kill('SIGKILL'), PATIENCE)
  await ended
  clearTimeout(insist)
}

let restarting: Promise<void> | undefined
let pause: NodeJS.Timeout | undefined
const restart = async (): Promise<void> => {
  await restarting
  await stop()
  server = start()
}

const watcher = watch(SOURCES, { ignoreInitial: true, ignored: /\.test\.ts$/u })
watcher.on('all', (_event, file) => {
  clearTimeout(pause)
  pause = setTimeout(() => {
    process.stdout.write(`${path.relative(ROOT, file)} changed\n`)
    restarting = restart()
  }, PAUSE)
})

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    clearTimeout(pause)
    void Promise.all([restarting?.then(stop) ?? stop(), watcher.close()]).then(() => process.exit(0))
  })
