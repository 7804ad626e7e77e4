import { once } from 'node:events'
import { type IncomingHttpHeaders, type ServerResponse, createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { z } from 'zod'
import { type Mock, type Person, openChat } from '../../testing/mock.ts'

const Asked = z.object({
  model: z.string().optional(),
  stream: z.boolean().optional(),
  messages: z.array(z.object({ role: z.enum(['system', 'assistant', 'user']), content: z.string() })),
})
export interface AskedOfModel extends z.infer<typeof Asked> {
  readonly url: string
  readonly headers: IncomingHttpHeaders
}

/** How an endpoint answers a request; the number tells which it is, from 0. */
export type Answering = (response: ServerResponse, at: number) => void

const completion = (content: unknown) => JSON.stringify({ choices: [{ index: 0, message: { role: 'assistant', content } }] })

/** Answers as a whole. */
export const answersWith =
  (content: unknown): Answering =>
  (response) =>
    void response.setHeader('content-type', 'application/json').end(completion(content))

const piece = (content: string, finished: string | null = null) =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content }, finish_reason: finished }] })}\n\n`

/** Begins a stream and sends these pieces; what follows is the test's. */
export const beginStream = (response: ServerResponse, ...pieces: string[]): ServerResponse => {
  response.setHeader('content-type', 'text/event-stream; charset=utf-8')
  for (const text of pieces) response.write(piece(text))
  return response
}

/** Streams an answer to its end. */
export const streams =
  (...pieces: string[]): Answering =>
  (response) =>
    void beginStream(response, ...pieces).end(`${piece('', 'stop')}data: [DONE]\n\n`)

/** A real endpoint of a language model; each test says how it answers. */
export const openEndpoint = async () => {
  const asked: AskedOfModel[] = []
  const endpoint = { asked, answers: answersWith('The lighthouse is lit tonight.') }
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      asked.push({ ...Asked.parse(body), url: request.url ?? '', headers: request.headers })
      endpoint.answers(response, asked.length - 1)
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port')
  return Object.assign(endpoint, {
    url: `http://127.0.0.1:${address.port}/v1/`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  })
}

export const say = (person: Person, id: string, message: string) => person.api.chats.send({ params: { id }, body: { message, tokenSize: 3 } })

export const replyOf = async (person: Person, id: string, message: string) => {
  const { status, body } = await say(person, id, message)
  if (status !== 200) throw new Error(`No reply: ${status}`)
  return body
}

/** Sam's chat with Amara under an id that decides the engine's choices. */
export const openSame = async (mock: Mock) => {
  const place = mock.world()
  const sam = await place.guest()
  const id = await openChat(sam, 'amara')
  place.world.run("UPDATE Chat SET id = 'c_same' WHERE id = ?", id)
  return { ...place, sam, id: 'c_same' }
}
