/** What every page needs. */
export const BASE_NAMESPACES = ['common', 'layout', 'overlays', 'errors'] as const

/** What people meet first needs; it comes with the words of every page (vite/words.ts). */
export const VIEW_NAMESPACES = ['explore', 'character'] as const
