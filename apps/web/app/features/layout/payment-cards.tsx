// A file of its own: every page would carry the marks in its scripts, and they stand at its foot.
import marks from './cards.svg?no-inline'

/** Names by the id of their mark. */
const CARDS = { visa: 'Visa', mastercard: 'Mastercard', maestro: 'Maestro', amex: 'American Express' } as const

/** The cards one can pay with. Their names are brands and the same in every language. [LY-05] */
export function PaymentCards({ label }: { label: string }) {
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
      {Object.entries(CARDS).map(([id, name]) => (
        <li key={id}>
          <svg role="img" aria-label={name} className="h-8 w-12 rounded-lg bg-raised text-muted" direction="ltr">
            <use href={`${marks}#${id}`} />
          </svg>
        </li>
      ))}
    </ul>
  )
}
