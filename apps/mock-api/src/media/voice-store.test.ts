import { mkdtempSync, readFileSync, rmSync, truncateSync, existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findPackagedEngine } from '@moonlit/media/voice/packaged-engine'
import { runProgram } from '@moonlit/media/voice/run-program'
import type { SpeechEngine } from '@moonlit/media/voice/speech-engine'
import { SpeechError } from '@moonlit/media/voice/speech-error'
import { readWave } from '@moonlit/media/voice/wave'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Line, VoiceStore } from './voice-store.ts'

let directory: string
beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'moonlit-voice-'))
})
afterEach(() => rmSync(directory, { recursive: true, force: true }))

const packaged = () => findPackagedEngine() ?? expect.fail('The optional package is not installed')
const line = (text: string, locale: Line['locale'] = 'en', slug = 'amara'): Line => ({
  text,
  locale,
  speaker: { slug, gender: 'female', voice: 'warm' },
})
const tone = { rate: 22_050, samples: Int16Array.from({ length: 22_050 }, (_, index) => Math.round(9000 * Math.sin(index / 10))) }
const loudness = (samples: Int16Array) => Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length)

/** An engine that counts its work, for what only matters around it. */
const counting = (speak: SpeechEngine['speak'] = () => Promise.resolve([tone])) => {
  const engine = { version: 'counting', runs: 0, speak: (...words: Parameters<SpeechEngine['speak']>) => ((engine.runs += 1), speak(...words)) }
  return engine
}

test('[MK-13] a Japanese text with kanji and a foreign name becomes one file at the common loudness', async () => {
  const store = new VoiceStore({ directory, engines: [packaged()] })
  const said = await store.say(line('今日は何をしていたの？Samさん。🌙', 'ja'))
  const { rate, samples } = readWave(readFileSync(path.join(directory, store.fileOf(said?.hash ?? ''))))
  expect(samples.length / rate).toBeCloseTo((said?.milliseconds ?? 0) / 1000, 2)
  expect(said?.milliseconds).toBeGreaterThan(1500)
  expect(said?.milliseconds).toBeLessThan(6000)
  expect(loudness(samples)).toBeGreaterThan(2000)
})

test('[MK-11] a lost file is made again with the same bytes; another voice or text makes another file', async () => {
  const store = new VoiceStore({ directory, engines: [packaged()] })
  const first = await store.say(line('You came back.'))
  const file = path.join(directory, store.fileOf(first?.hash ?? ''))
  const bytes = readFileSync(file)
  await store.forget([first?.hash ?? ''])
  expect(existsSync(file)).toBe(false)
  expect(await store.say(line('You came back.'))).toEqual(first)
  expect(readFileSync(file).equals(bytes)).toBe(true)
  const others = await Promise.all([store.say(line('You came.')), store.say(line('You came back.', 'en', 'bess'))])
  expect(new Set([first, ...others].map((said) => said?.hash)).size).toBe(3)
})

test('[MK-13] spoken lines are read from disk; a truncated file is made again', async () => {
  const engine = counting()
  const store = new VoiceStore({ directory, engines: [engine] })
  const said = await store.say(line('Hello'))
  await store.say(line('Hello'))
  expect(engine.runs).toBe(1)
  truncateSync(path.join(directory, store.fileOf(said?.hash ?? '')), 1000)
  expect(await store.say(line('Hello'))).toEqual(said)
  expect(engine.runs).toBe(2)
})

test('[MK-13] parallel requests share one run, and at most two programs run at a time', async () => {
  let [working, most] = [0, 0]
  const { promise: gate, resolve: open } = Promise.withResolvers<void>()
  const engine = counting(async () => {
    working += 1
    most = Math.max(most, working)
    await gate
    working -= 1
    return [tone]
  })
  const store = new VoiceStore({ directory, engines: [engine] })
  const saying = Promise.all(['a', 'a', 'a', 'b', 'c', 'd', 'e'].map((text) => store.say(line(text))))
  await expect.poll(() => working).toBe(2)
  open()
  expect(new Set((await saying).map((voice) => voice?.hash)).size).toBe(5)
  expect([engine.runs, most]).toEqual([5, 2])
})

test('[MK-13] a failing or silent engine leaves no file and can be retried', async () => {
  const answers = [() => Promise.reject(new SpeechError('out of breath')), () => Promise.resolve([{ rate: 22_050, samples: new Int16Array(500) }])]
  const engine = counting(async () => (answers.shift() ?? (() => Promise.resolve([tone])))())
  const store = new VoiceStore({ directory, engines: [engine] })
  await expect(store.say(line('Hello'))).rejects.toThrow(SpeechError)
  await expect(store.say(line('Hello'))).rejects.toThrow('Nothing can be heard')
  expect(await store.say(line('Hello'))).toMatchObject({ milliseconds: 1000 })
})

test('[MK-13] when an engine fails the next one speaks, into a file of its own; the first is tried again for the next line', async () => {
  const answers = [() => Promise.reject(new SpeechError('no network')), () => Promise.resolve([tone])]
  const far = { ...counting(async () => (answers.shift() ?? expect.fail('asked too often'))()), version: 'far' }
  const near = counting()
  const store = new VoiceStore({ directory, engines: [far, near] })
  const said = await store.say(line('Hello'))
  expect(near.runs).toBe(1)
  const alone = new VoiceStore({ directory, engines: [near] })
  expect(await alone.say(line('Hello'))).toEqual(said)
  expect((await store.say(line('Hello')))?.hash).not.toBe(said?.hash)
  expect(near.runs).toBe(1)
  expect(store.version).toContain('far')
})

test('[MK-13] a lively line is spoken higher and faster than a calm one, a tender one slower', async () => {
  const heard: number[] = []
  const engine = counting(({ timbre: { rate } }) => {
    heard.push(rate)
    return Promise.resolve([tone])
  })
  const store = new VoiceStore({ directory, engines: [engine] })
  for (const text of ['You came back.', 'You came back!', 'You came back… 🌙']) await store.say(line(text))
  const [calm = 0, lively = 0, tender = 0] = heard
  expect(lively).toBeGreaterThan(calm)
  expect(tender).toBeLessThan(calm)
})

test('[MK-13] closing ends the running program', async () => {
  const { promise: started, resolve: start } = Promise.withResolvers<void>()
  const command = process.execPath
  const engine = counting(async (_, signal) => {
    const running = runProgram({ command, args: ['-e', 'process.stdin.resume(); setInterval(() => {}, 1000)'], input: '', signal })
    start()
    await running
    return [tone]
  })
  const store = new VoiceStore({ directory, engines: [engine] })
  const said = store.say(line('Hello')).catch((error: unknown) => error)
  await started
  await store.close()
  expect(await said).toBeInstanceOf(SpeechError)
  await expect(store.say(line('Hello again'))).rejects.toThrow('closing')
})
