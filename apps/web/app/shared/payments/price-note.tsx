import { CurrencyNote } from './currency-note.tsx'
import type { PriceNoteProps } from './late-price-note.tsx'
import { WantedNote } from './wanted-note.tsx'

/** What is to be known of the prices of a page, or of those of what is for sale beside it. [PY-10] [PY-11] */
export default function PriceNote(props: PriceNoteProps | { readonly offers?: undefined }) {
  return props.offers ? <WantedNote {...props} /> : <CurrencyNote />
}
