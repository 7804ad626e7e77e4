/**
 * Of two class names that set the same thing only the later one is kept. tailwind-merge knows all of Tailwind for that, in 8 KB of every first view; this
 * knows what is used here, and merge-classes.test.ts compares the two for each class name in the sources.
 */

/** Class names of one thing that have no beginning in common. */
const ALIKE: Readonly<Record<string, readonly string[]>> = {
  display: ['block', 'inline', 'inline-block', 'flex', 'inline-flex', 'grid', 'inline-grid', 'table', 'hidden', 'contents'],
  position: ['static', 'fixed', 'absolute', 'relative', 'sticky'],
  visibility: ['visible', 'invisible', 'collapse'],
  'text-overflow': ['truncate', 'text-ellipsis', 'text-clip'],
  'decoration-line': ['underline', 'no-underline', 'line-through'],
  'flex-direction': ['flex-row', 'flex-col', 'flex-row-reverse', 'flex-col-reverse'],
  'flex-wrap': ['flex-wrap', 'flex-nowrap'],
  'text-align': ['text-start', 'text-center', 'text-end', 'text-justify'],
  'text-wrap': ['text-wrap', 'text-nowrap', 'text-balance', 'text-pretty'],
  italic: ['italic', 'not-italic'],
  case: ['uppercase', 'lowercase', 'capitalize', 'normal-case'],
  'read-only': ['sr-only', 'not-sr-only'],
  isolation: ['isolate', 'isolation-auto'],
  'font-numbers': ['tabular-nums', 'proportional-nums'],
  'border-collapse': ['border-collapse', 'border-separate'],
  container: ['@container'],
  'outline-style': ['outline-none', 'outline-hidden', 'outline-dashed'],
}
const NAMED = new Map(Object.entries(ALIKE).flatMap(([thing, names]) => names.map((name) => [name, thing] as const)))

/** What the same beginning sets in several ways, told apart by what follows it. The first that fits counts. */
const BY_VALUE: readonly (readonly [thing: string, names: RegExp])[] = [
  ['size-of-text', /^text-(?:xs|sm|base|lg|\d?xl|hero|title|name|caption|\[(?:\d|clamp))/u],
  ['color-of-text', /^text-/u],
  ['font-weight', /^font-(?:medium|semibold|normal|bold|\[)/u],
  ['font', /^font-/u],
  ['bg-image', /^bg-(?:linear|radial|none)/u],
  ['bg', /^bg-/u],
  ['flex', /^flex-/u],
  ['border', /^border(?:-\d|$)/u],
  ['border-$1', /^border-(?<side>[stebxy])(?:-\d|$)/u],
  ['border-color', /^border-/u],
  ['inset-ring', /^inset-ring(?:-\d|$)/u],
  ['inset-ring-color', /^inset-ring-/u],
  ['ring', /^ring(?:-\d|$)/u],
  ['ring-color', /^ring-/u],
  ['outline-offset', /^-?outline-offset-/u],
  ['outline', /^outline(?:-\d|$)/u],
  ['outline-color', /^outline-/u],
  ['decoration-thickness', /^decoration-\d/u],
  ['decoration-color', /^decoration-/u],
  ['$1-at', /^(?<stop>from|via|to)-\d+%/u],
  ['object-fit', /^object-(?:contain|cover|fill|none|scale-down)$/u],
  ['scale-$1', /^-?scale-(?<axis>[xy])-/u],
  ['rounded-$1', /^rounded-(?<corner>ss|se|ee|es|[steblr])(?:-|$)/u],
  ['$1', /^(?<thing>filter|blur|rounded|grow|shrink|shadow|resize|transition)$/u],
  ['[$1]', /^\[(?<property>[\w-]+):/u],
]

/** Whatever else begins so sets the same thing. Longer ones come first. */
const PREFIXES = [
  'grid-cols grid-rows min-h min-w max-h max-w gap-x gap-y overflow-x overflow-y overscroll-x overscroll-y inset-x inset-y col-span col-start row-span row-start',
  'translate-x translate-y scroll-mt scroll-mb scroll-my scroll-px underline-offset drop-shadow pointer-events line-clamp break-inside will-change field-sizing',
  'justify-self backdrop-blur mask-b-from forced-color-adjust',
  'h w size p px py ps pe pt pb m mx my ms me mt mb top bottom start end inset z order basis grow shrink gap items self justify content overflow overscroll',
  'animate rounded shadow opacity leading tracking whitespace wrap break list object aspect duration delay ease brightness blur hyphens columns origin select',
  'touch appearance accent cursor scale rotate fill from via to transition resize',
]
  .join(' ')
  .split(' ')
const BEGINNING = new RegExp(`^-?(?<prefix>${PREFIXES.join('|')})-`, 'u')

/** What a class name sets, sets these as well. */
const COVERS: Readonly<Record<string, string>> = {
  size: 'w h',
  p: 'px py ps pe pt pb',
  px: 'ps pe',
  py: 'pt pb',
  m: 'mx my ms me mt mb',
  mx: 'ms me',
  my: 'mt mb',
  inset: 'inset-x inset-y start end top bottom',
  'inset-x': 'start end',
  'inset-y': 'top bottom',
  gap: 'gap-x gap-y',
  overflow: 'overflow-x overflow-y',
  overscroll: 'overscroll-x overscroll-y',
  rounded: 'rounded-s rounded-e rounded-t rounded-b rounded-ss rounded-se rounded-ee rounded-es',
  'rounded-s': 'rounded-ss rounded-es',
  'rounded-e': 'rounded-se rounded-ee',
  border: 'border-s border-e border-t border-b border-x border-y',
  flex: 'basis grow shrink',
  'size-of-text': 'leading',
  'line-clamp': 'display overflow',
  'scroll-my': 'scroll-mt scroll-mb',
}

const thingOf = (name: string): string | undefined => {
  const named = NAMED.get(name)
  if (named !== undefined) return named
  for (const [thing, names] of BY_VALUE) {
    const found = names.exec(name)
    if (found) return thing.replace('$1', found[1] ?? '')
  }
  return BEGINNING.exec(name)?.groups?.prefix
}

const OPENS = '[('
const CLOSES = '])'
/** Where the last part of a class name begins: behind the last colon that is not within brackets. */
const nameStart = (whole: string): number => {
  let depth = 0
  let start = 0
  for (let at = 0; at < whole.length; at += 1) {
    const sign = whole.charAt(at)
    if (OPENS.includes(sign)) depth += 1
    else if (CLOSES.includes(sign)) depth -= 1
    else if (sign === ':' && depth === 0) start = at + 1
  }
  return start
}

/** When it holds, `hover:` or `sm:` and whether it is important, and what it sets. */
const read = (whole: string): { when: string; thing: string | undefined } => {
  const start = nameStart(whole)
  const name = whole.slice(start)
  const plain = name.replaceAll(/^!|!$/gu, '')
  return { when: `${plain === name ? '' : '!'}${whole.slice(0, start).split(':').toSorted().join(':')}`, thing: thingOf(plain) }
}

const merge = (names: string): string => {
  const taken = new Set<string>()
  const kept = names.split(/\s+/u).reduceRight<string[]>((later, name) => {
    const { when, thing } = read(name)
    if (thing === undefined) return [name, ...later]
    if (taken.has(when + thing)) return later
    for (const one of [thing, ...(COVERS[thing]?.split(' ') ?? [])]) taken.add(when + one)
    return [name, ...later]
  }, [])
  return kept.join(' ')
}

const LIMIT = 1000
const known = new Map<string, string>()

/** The class names without those that a later one overrides. The same ones come again and again, so the outcome is remembered. */
export const mergeClasses = (names: string): string => {
  const merged = known.get(names) ?? merge(names)
  if (known.size >= LIMIT) known.clear()
  known.set(names, merged)
  return merged
}
