/** The part of explore an address belongs to; null for any other page. */
export const exploreAreaOf = (path: string): 'explore' | 'custom' | null => {
  const [first = ''] = path.split('/').filter(Boolean)
  if (first === '' || first === 'anime') return 'explore'
  return first === 'custom' ? 'custom' : null
}

/** Whether a step within the app leaves the scroll position alone: staying on explore, or on explore custom. [NV-04] */
export const keepsScroll = (from: string, to: string): boolean => {
  const area = exploreAreaOf(from)
  return area !== null && area === exploreAreaOf(to)
}
