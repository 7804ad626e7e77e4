import { CardSkeleton } from '@moonlit/ui/card-skeleton'
import { VisuallyHidden } from '@moonlit/ui/visually-hidden'

/** The room between cards of characters. */
export const CARD_GAP = 'gap-2.5 sm:gap-4'

/** How cards of characters stand beside one another, on every page that is full of them. */
export const CARD_COLUMNS = `grid grid-cols-2 ${CARD_GAP} md:grid-cols-3 xl:grid-cols-4 2xl:grid-cols-5`

/** Cards in the shape they will have; `label` says that they load. [EX-09] */
export function CardSkeletons({ label, count = 4 }: { label: string; count?: number }) {
  return (
    <div role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div data-testid="skeletons" className={CARD_COLUMNS}>
        {Array.from({ length: count }, (_, place) => (
          <CardSkeleton key={place} />
        ))}
      </div>
    </div>
  )
}
