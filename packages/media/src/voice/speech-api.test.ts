import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { SpeechApiEngine } from './speech-api.ts'
import { SpeechError } from './speech-error.ts'
import { writeWave } from './wave.ts'

const TONE = { rate: 24_000, samples: Int16Array.from({ length: 24_000 }, (_, index) => Math.round(9000 * Math.sin(index / 10))) }
const UTTERANCE = {
  passages: [
    { locale: 'ja', text: '今日は' },
    { locale: 'en', text: 'Sam' },
  ],
  timbre: { variant: 'f2', pitch: 50, rate: 176 },
} as const

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** A server that stands in for the API, with what it was asked. */
const standIn = async (answer: (request: IncomingMessage, response: ServerResponse) => void) => {
  const asked: { url: string | undefined; authorization: string | undefined; body: unknown }[] = []
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      asked.push({ url: request.url, authorization: request.headers.authorization, body: JSON.parse(body) })
      answer(request, response)
    })
  })
  const { promise, resolve } = Promise.withResolvers<void>()
  server.listen(0, '127.0.0.1', resolve)
  await promise
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port')
  return { asked, url: `http://127.0.0.1:${address.port}/v1/` }
}

const sound = (_: IncomingMessage, response: ServerResponse): void => {
  response.end(writeWave(TONE))
}
const open = (): AbortSignal => new AbortController().signal

test('[MK-13] a line is asked of the API as written, in a voice of the speaker’s gender and at their pace', async () => {
  const { asked, url } = await standIn(sound)
  const engine = new SpeechApiEngine({ url, key: 'sk-1', model: 'kokoro' })
  expect(await engine.speak(UTTERANCE, open())).toEqual([TONE])
  expect(asked).toEqual([
    {
      url: '/v1/audio/speech',
      authorization: 'Bearer sk-1',
      body: { model: 'kokoro', input: '今日は Sam', voice: 'shimmer', response_format: 'wav', speed: 1.1 },
    },
  ])
})

test('[MK-13] a server without a key gets none, and its name and password are in no version', async () => {
  const { asked, url } = await standIn(sound)
  const engine = new SpeechApiEngine({ url, model: 'tts-1' })
  await engine.speak(UTTERANCE, open())
  expect(asked[0]?.authorization).toBeUndefined()
  expect(new SpeechApiEngine({ url: 'https://me:secret@speech.example/v1', model: 'tts-1' }).version).toBe('speech api speech.example/v1 tts-1')
})

test.each<[string, typeof sound]>([
  ['answers 500', (_, response) => void response.writeHead(500).end('down')],
  ['answers something else than sound', (_, response) => void response.end('{"error":"no such voice"}')],
  ['sends people elsewhere', (_, response) => void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
  ['hangs up', (_, response) => void response.destroy()],
])('[MK-13] an API that %s is an error, and is left alone for a while', async (_, answer) => {
  const { asked, url } = await standIn(answer)
  const engine = new SpeechApiEngine({ url, model: 'tts-1' })
  await expect(engine.speak(UTTERANCE, open())).rejects.toThrow(SpeechError)
  await expect(engine.speak(UTTERANCE, open())).rejects.toThrow('a moment ago')
  expect(asked).toHaveLength(1)
})

test('[MK-13] a server that closes does not wait for the API', async () => {
  const { url } = await standIn(() => undefined)
  const engine = new SpeechApiEngine({ url, model: 'tts-1' })
  const closing = new AbortController()
  const speaking = engine.speak(UTTERANCE, closing.signal)
  closing.abort()
  await expect(speaking).rejects.toThrow('closing')
})
