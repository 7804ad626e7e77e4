import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { visitorHeaders, visitorKey } from '../api/server-services.server.ts'

/**
 * Pages of visitors without a session, as they were last rendered. A page is sent again only when the API gives the very answers it was rendered
 * from: they are asked for each time, on behalf of this visitor, so limits, maintenance and changed data show at once. What tells pages apart is all
 * that rendering may know of a visitor (`visitorKey`), so nothing of one person reaches another. The memory of one process; losing it costs only time.
 */
interface StoredPage {
  readonly status: number
  readonly headers: Headers
  readonly html: Buffer
  readonly calls: readonly ApiCall[]
  /** The page compressed, made when it is first asked for. */
  readonly encoded: Map<Encoding, Promise<Buffer>>
}
interface ApiCall {
  readonly url: string
  readonly body: Buffer
}
type Fetch = typeof globalThis.fetch
type Encoding = 'br' | 'gzip'

const ENCODINGS: readonly Encoding[] = ['br', 'gzip']
const MAX_BYTES = 64 * 1024 * 1024
/** The year in the footer and whatever else follows the clock is never older than this, in milliseconds. */
const MAX_AGE = 10 * 60_000

const pages = new LRUCache<string, StoredPage>({
  maxSize: MAX_BYTES,
  sizeCalculation: ({ html, calls }) => html.length * 2 + calls.reduce((sum, { body }) => sum + body.length, 0),
  ttl: MAX_AGE,
})

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
/** Brotli as well as it can be done in 20 ms: once a page, not once a visitor. */
const compress = (encoding: Encoding, html: Buffer): Promise<Buffer> =>
  encoding === 'br' ? compressBrotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }) : compressGzip(html, { level: 9 })

const toAnswer = async ({ status, headers, html, encoded }: StoredPage, request: Request): Promise<Response> => {
  const known = new Negotiator({ headers: { 'accept-encoding': request.headers.get('accept-encoding') ?? '' } }).encodings([...ENCODINGS])
  // Browsers name them in no order of their own: the smaller one first.
  const accepted = ENCODINGS.find((encoding) => known.includes(encoding))
  if (!accepted) return new Response(new Uint8Array(html), { status, headers })
  const body = encoded.get(accepted) ?? compress(accepted, html)
  encoded.set(accepted, body)
  const whole = new Headers(headers)
  whole.set('content-encoding', accepted)
  return new Response(new Uint8Array(await body), { status, headers: whole })
}

const bodyOf = async (answer: Response): Promise<Buffer> => Buffer.from(await answer.arrayBuffer())

/** Asks the API again for what the page was rendered from; null when something differs. */
const isCurrent = async ({ calls }: StoredPage, request: Request): Promise<boolean> => {
  const headers = { accept: 'application/json', ...visitorHeaders(request) }
  const answers = await Promise.all(
    calls.map(async ({ url, body }) => {
      const answer = await fetch(url, { headers, signal: request.signal })
      return answer.status === 200 && body.equals(await bodyOf(answer))
    }),
  )
  return answers.every(Boolean)
}

/** A `fetch` that notes what a page was rendered from; undefined once something else than a plain answer was among it. */
const createRecorder = () => {
  let calls: ApiCall[] | undefined = []
  const recordingFetch: Fetch = async (input, init) => {
    const answer = await fetch(input, init)
    if (typeof input !== 'string' || (init?.method ?? 'GET') !== 'GET' || answer.status !== 200) {
      calls = undefined
      return answer
    }
    const body = await bodyOf(answer)
    calls?.push({ url: input, body })
    return new Response(new Uint8Array(body), { status: answer.status, headers: answer.headers })
  }
  return { fetch: recordingFetch, calls: () => calls }
}

/** The page of a request: out of the store when it is still what rendering would give, else rendered with the `fetch` it is given. */
export const answerFromStore = async (request: Request, render: (fetch: Fetch) => Promise<Response>): Promise<Response> => {
  const visitor = request.method === 'GET' ? visitorKey(request) : undefined
  if (visitor === undefined) return render(fetch)
  const key = `${request.url} ${visitor}`
  const stored = pages.get(key)
  if (stored && (await isCurrent(stored, request).catch(() => false))) return toAnswer(stored, request)
  const recorder = createRecorder()
  const answer = await render(recorder.fetch)
  const calls = recorder.calls()
  if (answer.status !== 200 || !calls || !answer.headers.get('content-type')?.startsWith('text/html')) return answer
  const page = { status: answer.status, headers: answer.headers, html: await bodyOf(answer), calls, encoded: new Map() }
  pages.set(key, page)
  return toAnswer(page, request)
}
