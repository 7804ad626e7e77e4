const STARS = [
  [38, 60, 1.2],
  [92, 28, 0.9],
  [150, 84, 1.1],
  [214, 40, 1.4],
  [262, 108, 0.9],
  [60, 150, 0.8],
  [118, 196, 1.2],
  [236, 190, 0.8],
  [286, 250, 1.1],
  [30, 262, 0.9],
  [176, 268, 0.9],
  [84, 318, 1.1],
] as const

/** The picture behind signing in and up: a moon over still water. Decoration; hidden on phones and where a password was forgotten. [SG-01] */
export function NightSky() {
  return (
    <svg viewBox="0 0 320 640" aria-hidden preserveAspectRatio="xMidYMid slice" className="size-full">
      <defs>
        <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="var(--color-ground)" />
          <stop offset="0.6" stopColor="var(--color-plum)" />
          <stop offset="0.72" stopColor="var(--color-plum-warm)" />
          <stop offset="0.721" stopColor="var(--color-surface)" />
          <stop offset="1" stopColor="var(--color-ground)" />
        </linearGradient>
        <radialGradient id="moonlight">
          <stop stopColor="var(--color-amber)" stopOpacity="0.5" />
          <stop offset="1" stopColor="var(--color-amber)" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="moon" x1="0" y1="0" x2="1" y2="1">
          <stop stopColor="var(--color-amber-text)" />
          <stop offset="1" stopColor="var(--color-amber)" />
        </linearGradient>
      </defs>
      <rect width="320" height="640" fill="url(#sky)" />
      <circle cx="160" cy="300" r="190" fill="url(#moonlight)" />
      {STARS.map(([x, y, r]) => (
        <circle key={`${x}-${y}`} cx={x} cy={y} r={r} fill="var(--color-body)" opacity="0.8" />
      ))}
      <circle cx="160" cy="300" r="74" fill="url(#moon)" />
      <circle cx="136" cy="282" r="13" fill="var(--color-amber)" opacity="0.45" />
      <circle cx="184" cy="318" r="19" fill="var(--color-amber)" opacity="0.4" />
      <circle cx="172" cy="262" r="7" fill="var(--color-amber)" opacity="0.4" />
      <path d="M0 461c58-34 96-30 150-8s110 22 170-16v24Z" fill="var(--color-ground)" opacity="0.85" />
      {[478, 494, 514, 538, 568].map((y, at) => (
        <rect
          key={y}
          x={160 - 58 + at * 8}
          y={y}
          width={116 - at * 16}
          height="2.5"
          rx="1.2"
          fill="var(--color-amber-text)"
          opacity={0.55 - at * 0.09}
        />
      ))}
    </svg>
  )
}
