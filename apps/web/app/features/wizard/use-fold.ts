import { useState } from 'react'

interface Foldable {
  readonly id: string
}

interface FoldOptions {
  /** Ids that stand first, in this order. */
  readonly first?: readonly string[]
  /** How many are in sight until more are asked for; all when left out. */
  readonly fold?: number | undefined
  /** Ids that are in sight in any case: what is chosen. */
  readonly kept: readonly string[]
}

/** A long list that begins short. */
export const useFold = <Option extends Foldable>(options: readonly Option[], { first = [], fold, kept }: FoldOptions) => {
  const [isOpen, setIsOpen] = useState(false)
  const favourites = first.flatMap((id) => options.find((option) => option.id === id) ?? [])
  const ordered = [...favourites, ...options.filter(({ id }) => !first.includes(id))]
  const isFolded = fold !== undefined && !isOpen
  return {
    shown: isFolded ? ordered.filter(({ id }, place) => place < fold || kept.includes(id)) : ordered,
    isFolded,
    toggle: () => setIsOpen((was) => !was),
  }
}
