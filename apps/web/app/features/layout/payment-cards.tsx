const marks = [
  {
    name: 'Visa',
    art: (
      <text x="24" y="20.5" textAnchor="middle" fontSize="12.5" fontWeight="800" fontStyle="italic" letterSpacing="0.4" fill="currentColor">
        VISA
      </text>
    ),
  },
  {
    name: 'Mastercard',
    art: (
      <g>
        <circle cx="19.5" cy="16" r="8" fill="currentColor" opacity="0.85" />
        <circle cx="28.5" cy="16" r="8" fill="currentColor" opacity="0.5" />
      </g>
    ),
  },
  {
    name: 'Maestro',
    art: (
      <g fill="none" stroke="currentColor" strokeWidth="2">
        <circle cx="19.5" cy="16" r="7" />
        <circle cx="28.5" cy="16" r="7" />
      </g>
    ),
  },
  {
    name: 'American Express',
    art: (
      <text x="24" y="20" textAnchor="middle" fontSize="10" fontWeight="800" letterSpacing="0.6" fill="currentColor">
        AMEX
      </text>
    ),
  },
] as const

/** The cards one can pay with. Their names are brands and the same in every language. [LY-05] */
export function PaymentCards({ label }: { label: string }) {
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
      {marks.map(({ name, art }) => (
        <li key={name}>
          <svg role="img" aria-label={name} viewBox="0 0 48 32" className="h-8 w-12 rounded-lg bg-raised text-muted" direction="ltr">
            {art}
          </svg>
        </li>
      ))}
    </ul>
  )
}
