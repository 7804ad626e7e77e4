import { fallbackLocale, isPseudo, type AppLocale } from './locales.ts'

/** What `import.meta.glob` finds: files by their path, each loaded when it is asked for. */
type Files<T> = Readonly<Record<string, () => Promise<T>>>

/**
 * A long text in a language, as a file of its own: `./texts/de/terms.json`. English where a translation is still missing. [IN-06]
 * @throws Error when there is not even an English one
 */
export const loadTranslated = async <T>(files: Files<T>, locale: AppLocale, name: string): Promise<T> => {
  const load = files[`./texts/${locale}/${name}.json`] ?? files[`./texts/${fallbackLocale}/${name}.json`]
  if (!load) throw new Error(`${name} has no text`)
  const text = await load()
  if (!isPseudo(locale)) return text
  const { rewrite } = await import('./pseudo.ts')
  return rewrite(locale, text)
}
