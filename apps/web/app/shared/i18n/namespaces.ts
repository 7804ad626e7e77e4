import type { en } from './english.ts'

/** A part of the translations, named for its feature: a file a language. `labels` are the SDK's words for the closed lists. */
export type Namespace = keyof typeof en

const paths = Object.keys(import.meta.glob('../../locales/en/*.json'))
const names: readonly string[] = [...paths.map((path) => path.slice(path.lastIndexOf('/') + 1, -'.json'.length)), 'labels']

/** Whether a text names a namespace: a file in locales/en, or the SDK's labels. */
export const isNamespace = (text: string): text is Namespace => names.includes(text)

/** Every namespace there is. */
export const NAMESPACES: readonly Namespace[] = names.filter(isNamespace)
