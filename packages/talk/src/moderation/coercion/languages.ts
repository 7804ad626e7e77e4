import type { Tongue } from '../minors/kinds.ts'
import type { Language } from './kinds.ts'
import { ar } from './languages/ar.ts'
import { de } from './languages/de.ts'
import { en } from './languages/en.ts'
import { es } from './languages/es.ts'
import { fr } from './languages/fr.ts'
import { hi } from './languages/hi.ts'
import { it } from './languages/it.ts'
import { ja } from './languages/ja.ts'
import { pt } from './languages/pt.ts'
import { ru } from './languages/ru.ts'
import { zh } from './languages/zh.ts'

/** What each language says coercion with. */
export const languages: Readonly<Record<Tongue, Language>> = { en, es, fr, pt, ar, hi, ja, zh, it, de, ru }
