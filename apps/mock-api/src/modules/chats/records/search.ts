import type { FoundMessage } from '@moonlit/contract/chat-records'
import { fold } from '@moonlit/talk/replies/fold'
import { holdsAll, searchedWords } from '@moonlit/talk/replies/searched-words'
import type { RecordRow } from './repo.ts'

interface Range {
  readonly start: number
  readonly end: number
}

/** A letter with the marks on it, which are folded and shown as one. */
const CLUSTERS = /\P{M}\p{M}*|\p{M}+/gu

/** Ranges in order, those that touch or overlap as one. */
const merge = (ranges: readonly Range[]): Range[] =>
  ranges
    .toSorted((one, other) => one.start - other.start)
    .reduce<Range[]>((merged, next) => {
      const last = merged.at(-1)
      if (last === undefined || next.start > last.end) return [...merged, next]
      return [...merged.slice(0, -1), { start: last.start, end: Math.max(last.end, next.end) }]
    }, [])

/** Where words stand in a text, in its own UTF-16 units, although they are looked for in the folded one. */
export const matchesIn = (text: string, words: readonly RegExp[]): Range[] => {
  let folded = ''
  /** The letter of the text that each unit of the folded one came from. */
  const origin: Range[] = []
  for (const { 0: cluster, index } of text.matchAll(CLUSTERS)) {
    const units = fold(cluster).text
    folded += units
    for (let unit = 0; unit < units.length; unit += 1) origin.push({ start: index, end: index + cluster.length })
  }
  const found = words.flatMap((word) => [...folded.matchAll(word)])
  return merge(
    found.flatMap(({ 0: match, index }) => {
      const [first, last] = [origin[index], origin[index + match.length - 1]]
      return first && last ? [{ start: first.start, end: last.end }] : []
    }),
  )
}

/**
 * A page of the messages that hold every word asked for, newest first, and how many there are in all.
 * @param record all messages of the chat, newest first
 */
export const searchRecord = (
  record: readonly RecordRow[],
  { text: asked, limit, offset }: { text: string; limit: number; offset: number },
): { count: number; result: FoundMessage[] } => {
  const words = searchedWords(asked)
  if (words.length === 0) return { count: 0, result: [] }
  const found = record.flatMap((row, newer) => (holdsAll(fold(row.text).text, words) ? [{ row, newer }] : []))
  const page = found.slice(offset, offset + limit)
  return {
    count: found.length,
    result: page.map(({ row: { id, isBot, text, sentAt }, newer }) => ({
      messageID: id,
      isBot: isBot === 1,
      text,
      timestamp: new Date(sentAt).toISOString(),
      matches: matchesIn(text, words),
      newer,
    })),
  }
}
