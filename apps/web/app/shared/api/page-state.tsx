import { dehydrate, type DehydratedState } from '@tanstack/react-query'
import { isObject } from '../storage/guards.ts'
import { cardPart, isBotList } from '../character/card-part.ts'
import { useServices, type Services } from './services.ts'

const ID = 'page-state'

const isDehydrated = (value: unknown): value is DehydratedState => isObject(value) && Array.isArray(value.queries) && Array.isArray(value.mutations)

/** The queries' data, of each list of characters what its cards show. */
const dehydrateForPage = (queryClient: Services['queryClient']): DehydratedState => {
  const { mutations, queries } = dehydrate(queryClient)
  const trimmed = queries.map((query) =>
    isBotList(query.queryKey, query.state.data) ? { ...query, state: { ...query.state, data: cardPart(query.state.data) } } : query,
  )
  return { mutations, queries: trimmed }
}

// `<` could end the script; the two separators are no line breaks in JSON but were once in scripts.
const write = ({ requestContext, queryClient }: Services): string =>
  JSON.stringify({ requestContext, queries: dehydrateForPage(queryClient) })
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')

/** What the server knew and fetched, for the browser to start from. React leaves the server's text alone. */
export function PageState() {
  const services = useServices()
  const text = typeof document === 'undefined' ? write(services) : ''
  // oxlint-disable-next-line react/no-danger -- JSON in a data block, every `<` escaped; as a child React would escape its quotes too
  return <script id={ID} type="application/json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
}

/** Reads it back in the browser; empty when missing or broken. */
export const readPageState = (): { requestContext: unknown; queries: DehydratedState | undefined } => {
  try {
    const parsed: unknown = JSON.parse(document.querySelector(`#${ID}`)?.textContent ?? '')
    if (!isObject(parsed)) return { requestContext: undefined, queries: undefined }
    return { requestContext: parsed.requestContext, queries: isDehydrated(parsed.queries) ? parsed.queries : undefined }
  } catch {
    return { requestContext: undefined, queries: undefined }
  }
}
