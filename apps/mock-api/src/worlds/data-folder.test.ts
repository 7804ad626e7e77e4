import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { makeDataFolder, startServer } from '../testing/server-process.ts'
import { UnusableFolder, claimFolder } from './data-folder.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'moonlit-folder-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

// Each start of a server takes seconds on a busy machine.
vi.setConfig({ testTimeout: 120_000 })
afterAll(() => vi.resetConfig())

const AMARA = '/api/v1/bots/amara/?lang=en'

/** What a start that is refused prints. */
const refusalOf = async (dataFolder: string): Promise<string> => {
  const server = await startServer(dataFolder)
  if (server.url !== null) {
    await server.stop()
    throw new Error(`It started: ${server.output()}`)
  }
  expect(await server.ended()).toBe(1)
  return server.output()
}

test('[DX-05] a second server on a data folder does not start and says so in one line; the first goes on', async () => {
  const data = await makeDataFolder()
  onTestFinished(data.remove)
  const first = await startServer(data.folder)
  onTestFinished(() => first.stop())
  expect(await first.ask('default', AMARA)).toBe(200)
  expect(await refusalOf(data.folder)).toBe(`DATA_DIR is in use by another server (${data.folder}). Stop it, or choose another folder.\n`)
  expect(await first.ask('default', '/controls/reset/', 'POST')).toBe(200)
  expect(await first.ask('another', AMARA)).toBe(200)
})

test('[DX-05] a server that was killed leaves its folder to the next', async () => {
  const data = await makeDataFolder()
  onTestFinished(data.remove)
  const first = await startServer(data.folder)
  await first.stop('SIGKILL')
  const second = await startServer(data.folder)
  onTestFinished(() => second.stop())
  expect(await second.ask('default', AMARA), second.output()).toBe(200)
})

test('[DX-05] a DATA_DIR that is a file, or inside one, stops the start with one line', async () => {
  const file = path.join(folder, 'file')
  writeFileSync(file, 'no folder')
  expect(await refusalOf(file)).toBe(`DATA_DIR is not a folder (${file})\n`)
  const inside = path.join(file, 'inside')
  expect(await refusalOf(inside)).toMatch(new RegExp(`^DATA_DIR cannot be used \\(${inside}\\): .*ENOTDIR.*\\n$`, 'u'))
})

test('[DX-05] what fails for another reason than the disk is not put down to DATA_DIR', async () => {
  const missing = Object.assign(new Error("Cannot find module './generated/client.ts'"), { code: 'ERR_MODULE_NOT_FOUND' })
  await expect(claimFolder(path.join(folder, 'fine'), () => Promise.reject(missing))).rejects.toBe(missing)
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
  await expect(claimFolder(path.join(folder, 'full'), () => Promise.reject(full))).rejects.toThrow(UnusableFolder)
})

test.skipIf(process.platform !== 'linux')('[DX-05] a DATA_DIR that cannot be written stops the start with one line', async () => {
  // Nobody may write there, not even root.
  expect(await refusalOf('/proc/self')).toMatch(/^DATA_DIR cannot be used \(\/proc\/self\): .*\n$/u)
})

test('[DX-05] what a start that was killed has left half-made is deleted by a later one', async () => {
  const data = await makeDataFolder()
  onTestFinished(data.remove)
  const [left, own] = [`${data.template}.0c5f`, `${data.template}.1d6e`]
  for (const draft of [left, own]) writeFileSync(draft, 'half')
  const longAgo = new Date(Date.now() - 2 * 60 * 60 * 1000)
  utimesSync(left, longAgo, longAgo)
  const server = await startServer(data.folder)
  onTestFinished(() => server.stop())
  // Another program may be making the other one now.
  expect([data.template, left, own].map((file) => existsSync(file))).toEqual([true, false, true])
})

test.skipIf(process.platform === 'win32').each([200, 3000])(
  '[DX-05] a disk with room for %i blocks of the seeded database stops the start with one line, and nothing half-made is left',
  async (fileBlocks) => {
    const small = path.join(folder, `small-${fileBlocks}`)
    const server = await startServer(small, { fileBlocks })
    expect(await server.ended()).toBe(1)
    expect(server.output()).toMatch(new RegExp(`^DATA_DIR cannot be used \\(${small}\\): .*\\n$`, 'u'))
    const after = await startServer(small)
    onTestFinished(() => after.stop())
    expect(await after.ask('default', AMARA), after.output()).toBe(200)
  },
)
