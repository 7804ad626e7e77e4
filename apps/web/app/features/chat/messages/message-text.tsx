import { useLinkFinder } from './link-finder.ts'
import { isEmojiOnly, piecesOf } from './rich-text.ts'

const link = 'underline underline-offset-2 wrap-anywhere'

/** What a message says: links lead out of the page, `**bold**` and `code` look it, a few emoji alone are large. */
export function MessageText({ text, className }: { text: string; className: string | undefined }) {
  const findLinks = useLinkFinder(text)
  return (
    <p dir="auto" className={isEmojiOnly(text) ? 'text-4xl leading-tight' : className}>
      {piecesOf(text, findLinks).map((piece, at) => {
        const key = `${at} ${piece.kind}`
        switch (piece.kind) {
          case 'text':
            return <span key={key}>{piece.text}</span>
          case 'bold':
            return <strong key={key}>{piece.text}</strong>
          case 'code':
            return (
              <code key={key} className="rounded bg-veil-strong px-1 font-mono text-[0.9em]">
                {piece.text}
              </code>
            )
          case 'link':
            return piece.href.startsWith('tel:') ? (
              <a key={key} href={piece.href} dir="ltr" className={link}>
                {piece.text}
              </a>
            ) : (
              <a key={key} href={piece.href} target="_blank" rel="noopener noreferrer nofollow ugc" className={link}>
                {piece.text}
              </a>
            )
        }
      })}
    </p>
  )
}
