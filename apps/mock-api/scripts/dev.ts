/**
 * Runs the server from its sources, and starts it anew after each change of what it is made of. Node's own --watch looks at files,
 * and loses one for good when a new file takes its place, as many editors, git and containers save. Connections are taken here and
 * passed on, so that whoever asks during a restart waits a moment instead of being refused.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import path from 'node:path'
import { watch } from 'chokidar'
import getPort from 'get-port'
import { readEnv } from '../src/env.ts'

const ROOT = path.resolve(import.meta.dirname, '../../..')
const SERVER = path.join(ROOT, 'apps/mock-api/src/start.ts')
const SOURCES = [
  'apps/mock-api/src',
  'packages/contract/src',
  'packages/contract/labels',
  // Made anew after the source it is made from, and read once: a server that started in between would go on with the old one.
  'packages/contract/openapi.json',
  'packages/environment/src',
  'packages/media/src',
  'packages/talk/src',
  'packages/talk/generated',
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
const LISTENS = 'Mock API on'

interface Running {
  readonly child: ChildProcess
  readonly port: number
  /** Whether it listens, once that is known: false when it stopped before. */
  readonly isUp: Promise<boolean>
}

const readOrStop = () => {
  try {
    return readEnv()
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    return process.exit(1)
  }
}
const env = readOrStop()

const start = async (): Promise<Running> => {
  const port = await getPort({ host: '127.0.0.1' })
  const child = spawn(process.execPath, [SERVER], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      API_PORT: String(port),
      API_HOST: '127.0.0.1',
      API_PUBLIC_URL: env.API_PUBLIC_URL ?? `http://localhost:${env.API_PORT}`,
    },
  })
  const isUp = new Promise<boolean>((resolve) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      if (text.includes(LISTENS)) resolve(true)
      else process.stdout.write(text)
    })
    child.on('exit', () => resolve(false))
  })
  void isUp.then((listens) => {
    if (listens) process.stdout.write(`${LISTENS} http://localhost:${env.API_PORT}\n`)
    // One that was stopped for another change is no news: the next is on its way.
    else if (!child.killed) process.stdout.write('The API does not run.\n')
  })
  return { child, port, isUp }
}

const stop = async ({ child }: Running): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  const insist = setTimeout(() => child.kill('SIGKILL'), PATIENCE)
  await ended
  clearTimeout(insist)
}

let running = start()
let pause: NodeJS.Timeout | undefined

const front = createServer({ pauseOnConnect: true }, (socket) => {
  socket.on('error', () => socket.destroy())
  void running.then(async ({ isUp, port }) => {
    if (!(await isUp)) return socket.destroy()
    const server = connect(port, '127.0.0.1')
    server.on('error', () => socket.destroy())
    socket.on('close', () => server.destroy())
    return socket.pipe(server).pipe(socket)
  })
})
front.on('error', (error) => {
  process.stderr.write(`${error.message}\n`)
  void running.then(stop).then(() => process.exit(1))
})
front.listen(env.API_PORT, env.API_HOST)

const watcher = watch(SOURCES, { ignoreInitial: true, ignored: /\.test\.ts$/u })
watcher.on('all', (_event, file) => {
  clearTimeout(pause)
  pause = setTimeout(() => {
    process.stdout.write(`${path.relative(ROOT, file)} changed\n`)
    running = running.then(async (last) => {
      await stop(last)
      return start()
    })
  }, PAUSE)
})

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    clearTimeout(pause)
    front.close()
    void Promise.all([running.then(stop), watcher.close()]).then(() => process.exit(0))
  })
