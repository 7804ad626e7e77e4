import { GridRows } from '@visx/grid'
import { scaleBand, scaleLinear } from '@visx/scale'
import { Bar } from '@visx/shape'
import { useLocale } from '../../shared/i18n/use-locale.ts'

const [WIDTH, HEIGHT] = [600, 120]

interface ColumnChartProps {
  /** A column each, in order of time. */
  columns: readonly { readonly key: string; readonly value: number }[]
  /** The column that is read; null when all are. */
  active: number | null
  /** A column that is pointed at; null when none is any more. */
  onPoint: (at: number | null) => void
  /** Writes a value at the side. */
  format: (value: number) => string
}

/**
 * One measure over time as columns from nought up, on a scale of its own. It is stretched to its place, so that the server's page has it already,
 * and runs from the right where people read so. What it shows is said beside it.
 */
export function ColumnChart({ columns, active, onPoint, format }: ColumnChartProps) {
  const { dir } = useLocale()
  const across = scaleBand({ domain: columns.map(({ key }) => key), range: [0, WIDTH], padding: 0.22 })
  const up = scaleLinear({ domain: [0, Math.max(...columns.map(({ value }) => value), 1)], range: [HEIGHT, 0], nice: 2 })
  const ticks = up.ticks(2).filter((tick) => Number.isInteger(tick))
  const point = (clientX: number, { left, width }: DOMRect) => {
    const share = (clientX - left) / width
    onPoint(Math.min(columns.length - 1, Math.max(0, Math.floor((dir === 'rtl' ? 1 - share : share) * columns.length))))
  }
  return (
    <div className="relative mt-3 ps-[var(--chart-side)] [--chart-side:3.25rem]">
      <svg
        aria-hidden
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="block h-28 w-full touch-pan-y overflow-visible rtl:-scale-x-100"
        onPointerMove={(event) => point(event.clientX, event.currentTarget.getBoundingClientRect())}
        onPointerDown={(event) => point(event.clientX, event.currentTarget.getBoundingClientRect())}
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && onPoint(null)}
      >
        <GridRows scale={up} width={WIDTH} tickValues={ticks} stroke="var(--color-veil-strong)" className="*:[vector-effect:non-scaling-stroke]" />
        <rect width={WIDTH} height={HEIGHT} fill="transparent" />
        {columns.map(({ key, value }, at) => (
          <Bar
            key={key}
            x={across(key) ?? 0}
            width={across.bandwidth()}
            y={up(value)}
            height={HEIGHT - up(value)}
            data-state={active === at ? 'active' : active === null ? 'all' : 'other'}
            className="pointer-events-none fill-rose transition-opacity data-[state=active]:fill-amber data-[state=other]:opacity-35"
          />
        ))}
      </svg>
      {ticks.map((tick) => (
        <span
          key={tick}
          aria-hidden
          style={{ top: `${(up(tick) / HEIGHT) * 100}%` }}
          className="absolute start-0 w-11 -translate-y-1/2 text-end text-xs text-muted tabular-nums"
        >
          {format(tick)}
        </span>
      ))}
    </div>
  )
}
