import { createContext, useContext } from 'react'
import type { Locale } from './locales.ts'
import ar from './words/ar.json'
import de from './words/de.json'
import en from './words/en.json'
import es from './words/es.json'
import fr from './words/fr.json'
import hi from './words/hi.json'
import it from './words/it.json'
import ja from './words/ja.json'
import pt from './words/pt.json'
import zh from './words/zh.json'

/** Words of forms in every language, for stories in which the length or the script of words matters. */
export const words: Record<Locale, typeof en> = { en, es, fr, pt, ar, hi, ja, zh, it, de }

export const WordsContext = createContext(en)

/** The words of the language that is chosen in the toolbar. */
export const useWords = () => useContext(WordsContext)
