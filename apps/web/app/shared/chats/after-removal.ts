/** Where to go once a chat is off the list, deleted or blocked: nowhere, to the list, or to explore when none remain. [CH-18] */
export const afterRemoval = (remaining: number, removed: string, selected: string | null): 'stay' | 'list' | 'explore' => {
  if (remaining === 0) return 'explore'
  return removed === selected ? 'list' : 'stay'
}
