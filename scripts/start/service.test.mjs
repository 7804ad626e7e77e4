import { expect, onTestFinished, test } from 'vitest'
import { answers, startService, untilAnswered } from './service.mjs'

/** @param {string} code @param {{ stopsWithin?: number }} [options] */
const service = (code, options) =>
  startService({ name: 'test', command: process.execPath, args: ['-e', code], cwd: process.cwd(), env: process.env, ...options })

test('a server that exits is reported with its last output and exit code', async () => {
  const dying = service("console.error('API_PORT is bad'); process.exit(3)")
  expect(await dying.ended).toBe('exit code 3')
  expect(dying.lastLines()).toBe('API_PORT is bad')
})

test('stopping a server lets it shut down gracefully', async () => {
  const polite = service("process.on('SIGTERM', () => { console.log('bye'); process.exit(0) }); console.log('up'); setInterval(() => {}, 1000)")
  await expect.poll(() => polite.lastLines()).toBe('up')
  await polite.stop()
  expect(polite.lastLines()).toBe('up\nbye')
  expect(await polite.ended).toBe('exit code 0')
})

test('a server that will not stop is stopped when its time is up', async () => {
  const stubborn = service("process.on('SIGTERM', () => {}); console.log('up'); setInterval(() => {}, 1000)", { stopsWithin: 100 })
  await expect.poll(() => stubborn.lastLines()).toBe('up')
  await stubborn.stop()
  expect(await stubborn.ended).toBe('signal SIGKILL')
})

test.skipIf(process.platform === 'win32')('stopping a server stops what it has started, too', async () => {
  const started = "process.on('SIGTERM', () => { console.log('bye'); process.exit(0) }); console.log(process.pid); setInterval(() => {}, 1000)"
  const starter = service(`require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(started)}], { stdio: 'inherit' })`)
  await expect.poll(() => starter.lastLines()).toMatch(/^\d+$/u)
  const pid = starter.lastLines()
  onTestFinished(() => {
    if (starter.lastLines() === pid) process.kill(Number(pid), 'SIGKILL')
  })
  const stopped = starter.stop()
  await expect.poll(() => starter.lastLines()).toBe(`${pid}\nbye`)
  // Its output ends when nobody is left who could write to it.
  await stopped
})

test('the start waits until a server answers', async () => {
  const port = 42_000 + (process.pid % 20_000)
  const address = `http://localhost:${port}/`
  expect(await answers(address)).toBe(false)
  const slow = service(`setTimeout(() => require('node:http').createServer((q, r) => { r.statusCode = 404; r.end() }).listen(${port}), 300)`)
  await untilAnswered(address, AbortSignal.timeout(10_000))
  expect(await answers(address)).toBe(true)
  expect(await answers(address, { failsFrom: 400 })).toBe(false)
  await slow.stop()
})
