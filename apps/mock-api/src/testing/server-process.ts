import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readEnv } from '../env.ts'
import { prepareTemplate } from '../worlds/template.ts'

const SERVER = path.resolve(import.meta.dirname, '../server.ts')

/** A data folder with a template, so that a start does not seed; `remove` deletes it. */
export const makeDataFolder = async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'moonlit-data-'))
  const template = await prepareTemplate(readEnv().DATA_DIR)
  copyFileSync(template, path.join(folder, path.basename(template)))
  return {
    folder,
    template: path.join(folder, path.basename(template)),
    /** The database of a world. */
    databaseOf: (world: string): string => {
      const place = path.join(folder, 'worlds', world)
      return path.join(place, readFileSync(path.join(place, 'current'), 'utf8'), 'data.sqlite')
    },
    /** Number of folders and files of a world. */
    entriesOf: (world: string): number => {
      const place = path.join(folder, 'worlds', world)
      return existsSync(place) ? readdirSync(place).length : 0
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

interface StartOptions {
  readonly env?: Record<string, string>
  /** The largest file that it may write, in blocks of 512 bytes: as a full disk, it refuses what is beyond. */
  readonly fileBlocks?: number
}

/** Starts the real server as a process of its own, on a free port, and waits until it listens or ends. */
export const startServer = async (dataFolder: string, { env = {}, fileBlocks }: StartOptions = {}) => {
  const command =
    fileBlocks === undefined
      ? [process.execPath, SERVER]
      : ['/bin/sh', '-c', `trap '' XFSZ; ulimit -f ${fileBlocks}; exec "$0" "$1"`, process.execPath, SERVER]
  const child = spawn(command[0] ?? '', command.slice(1), {
    env: { API_PORT: '0', MOCK_CONTROLS: '1', MEDIA_WORKERS: '1', VOICE_ENGINE: 'none', DATA_DIR: dataFolder, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const ended = once(child, 'close')
  const url = await new Promise<string | null>((resolve) => {
    const read = (chunk: Buffer): void => {
      output += chunk.toString()
      if (output.length > 10_000) return
      const found = /Mock API on (?<url>http:\S+)/u.exec(output)?.groups?.url
      if (found !== undefined) resolve(found)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('close', () => resolve(null))
  })
  return {
    /** Its address; null when it did not start. */
    url,
    /** What it has printed. */
    output: () => output,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    /** Waits for its end; its exit code. */
    ended: async (): Promise<number | null> => {
      await ended
      return child.exitCode
    },
    stop: async (signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> => {
      child.kill(signal)
      await ended
    },
    /** The status of a request in a world. */
    ask: async (world: string, address: string, method: 'GET' | 'POST' | 'DELETE' = 'GET'): Promise<number> => {
      const answer = await fetch(new URL(address, url ?? ''), { method, headers: { 'x-mock-world': world } })
      await answer.arrayBuffer()
      return answer.status
    },
    /** The status of saving a snapshot of a world. */
    save: async (world: string, name: string): Promise<number> => {
      const headers = { 'x-mock-world': world, 'content-type': 'application/json' }
      const answer = await fetch(new URL('/controls/snapshots/', url ?? ''), { method: 'POST', headers, body: JSON.stringify({ name }) })
      await answer.arrayBuffer()
      return answer.status
    },
  }
}
export type ServerProcess = Awaited<ReturnType<typeof startServer>>
