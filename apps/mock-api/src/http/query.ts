import { parse } from 'qs'

/** Plain names and values: nothing encoded, no lists, no objects. */
const PLAIN = /^(?:[a-z]\w*=[\w.~-]*(?:&|$))+$/iu

/** Parses a query. Almost all are plain and take a fast path. */
export const parseQuery = (text: string): Record<string, unknown> => {
  if (!PLAIN.test(text)) return parse(text)
  const query: Record<string, string> = {}
  for (const pair of text.split('&')) {
    const [name = '', value = ''] = pair.split('=', 2)
    if (name === '') continue
    // A repeated name is a list, which qs parses.
    if (Object.hasOwn(query, name)) return parse(text)
    query[name] = value
  }
  return query
}
