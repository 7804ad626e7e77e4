/** The words of each language, written together by vite/words.ts. */
declare module 'virtual:words' {
  import type { ResourceKey } from 'i18next'

  type Words = Readonly<Record<string, () => Promise<ResourceKey>>>
  const languages: Readonly<Record<string, () => Promise<Words>>>
  export default languages
}
