import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { webUrl } from './addresses.ts'

/** A frame and a little: what has come is drawn before the next piece comes. */
const PAUSE_MS = 20

const sendInPieces = async (page: IncomingMessage, response: ServerResponse): Promise<void> => {
  for (const piece of (await text(page)).split(/(?<=<\/(?:li|button|a|h1|p)>)/u)) {
    if (response.destroyed) return
    response.write(piece)
    await pause(PAUSE_MS)
  }
  response.end()
}

/**
 * The web server behind a slow line: pages arrive element by element, all else at once.
 * @returns its address
 */
export const openSlowLine = async (): Promise<{ url: string } & AsyncDisposable> => {
  const { hostname, port } = new URL(webUrl)
  const server = createServer((asked, response) => {
    const headers = { ...asked.headers, 'accept-encoding': 'identity' }
    const passed = request({ hostname, port, path: asked.url, method: asked.method, headers }, (answer) => {
      const isPage = answer.headers['content-type']?.startsWith('text/html') === true
      const { 'content-length': _, 'transfer-encoding': __, ...pageHeaders } = answer.headers
      response.writeHead(answer.statusCode ?? 500, isPage ? pageHeaders : answer.headers)
      if (isPage) void sendInPieces(answer, response)
      else answer.pipe(response)
    })
    passed.on('error', () => response.destroy())
    asked.pipe(passed)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, hostname, resolve)
  })
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The slow line does not listen')
  return {
    url: `http://${hostname}:${address.port}`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => {
        server.close(resolve)
      })
    },
  }
}
