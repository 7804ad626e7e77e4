import type { Piece } from './excerpt.ts'

/** A text whose matches are marked. [CH-23] */
export function MarkedText({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ text, kind, at }) =>
    kind === 'match' ? (
      <mark key={at} className="rounded-sm bg-amber/25 font-semibold text-amber-text">
        {text}
      </mark>
    ) : (
      text
    ),
  )
}
