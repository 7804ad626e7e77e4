import type { i18n, ResourceKey } from 'i18next'

/** The event by which the development server says what a file of words says since it was saved: vite/changed-words.ts. */
export const CHANGED_WORDS = 'words:changed'

declare module 'vite/types/customEvent.js' {
  interface CustomEventMap {
    [CHANGED_WORDS]: { locale: string; namespace: string; words: ResourceKey }
  }
}

/** While developing, words that were saved are on the page at once, and nothing typed there is lost. A production build has none of it. */
export const followChangedWords = (instance: i18n): void => {
  import.meta.hot?.on(CHANGED_WORDS, ({ locale, namespace, words }) => {
    instance.addResourceBundle(locale, namespace, words)
  })
}
