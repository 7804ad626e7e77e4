import { cx } from '@moonlit/ui/class-names'
import { Fragment } from 'react'

const TOKEN = /(?<key>"(?:[^"\\]|\\.)*"(?=\s*:))|(?<text>"(?:[^"\\]|\\.)*")|(?<other>\b(?:true|false|null)\b|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)/gu

const pretty = (text: string): string | null => {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return null
  }
}

interface Piece {
  readonly at: number
  readonly text: string
  readonly look: string
}

/** JSON tokens with their colours. */
const piecesOf = (json: string): Piece[] => {
  const pieces: Piece[] = []
  let end = 0
  for (const match of json.matchAll(TOKEN)) {
    if (match.index > end) pieces.push({ at: end, text: json.slice(end, match.index), look: 'text-muted' })
    const { key, text } = match.groups ?? {}
    pieces.push({ at: match.index, text: match[0], look: key ? 'text-body' : text ? 'text-mint' : 'text-amber-text' })
    end = match.index + match[0].length
  }
  return [...pieces, { at: end, text: json.slice(end), look: 'text-muted' }]
}

interface JsonViewProps {
  /** Label for screen readers, such as "Answer". */
  label: string
  text: string
  isCut?: boolean
  className?: string
}

/** Formatted and coloured JSON; any other text as it is. */
export function JsonView({ label, text, isCut = false, className }: JsonViewProps) {
  const json = pretty(text)
  return (
    <figure className={cx('min-w-0 rounded-2xl bg-ground/70 inset-ring-1 inset-ring-hairline', className)}>
      <pre
        role="region"
        aria-label={label}
        tabIndex={0}
        className="max-h-[60vh] overflow-auto rounded-2xl p-4 font-mono text-xs leading-5 wrap-anywhere whitespace-pre-wrap thin-scrollbar focus-visible:outline-offset-0"
      >
        {json === null
          ? text
          : piecesOf(json).map(({ at, text: piece, look }) => (
              <Fragment key={at}>
                <span className={look}>{piece}</span>
              </Fragment>
            ))}
      </pre>
      {isCut ? <figcaption className="px-4 pb-3 text-caption text-amber-text">Cut: only the first 16 KB are kept.</figcaption> : null}
    </figure>
  )
}
