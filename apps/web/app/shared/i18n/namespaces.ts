/** The parts the words are kept in, by feature; `labels` are the SDK's words for the closed lists. */
export const NAMESPACES = ['common', 'layout', 'explore', 'character', 'chat', 'auth', 'overlays', 'errors', 'legal', 'labels'] as const
export type Namespace = (typeof NAMESPACES)[number]

/** What every page needs. */
export const BASE_NAMESPACES = ['common', 'layout', 'overlays', 'errors'] as const satisfies readonly Namespace[]

export const isNamespace = (text: string): text is Namespace => NAMESPACES.some((known) => known === text)
