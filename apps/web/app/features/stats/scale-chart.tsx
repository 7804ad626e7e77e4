import { GridColumns } from '@visx/grid'
import { scaleLog } from '@visx/scale'
import { Bar } from '@visx/shape'
import { Fragment } from 'react'

const [WIDTH, HEIGHT] = [600, 20]

interface ScaleChartProps {
  bars: readonly { readonly key: string; readonly name: string; readonly value: number; readonly label: string }[]
  /** Writes a value of the scale. */
  format: (value: number) => string
}

/**
 * Bars on one scale of powers of ten, so that payments and tokens stand side by side; each with its name and its value, so that nothing has to be
 * measured by eye. Screen readers have the same figures above.
 */
export function ScaleChart({ bars, format }: ScaleChartProps) {
  const powers = Math.max(1, Math.ceil(Math.log10(Math.max(...bars.map(({ value }) => value), 1))))
  // From less than one, so that a single one still has a length.
  const along = scaleLog({ domain: [0.5, 10 ** powers], range: [0, WIDTH] })
  const steps = Array.from({ length: powers + 1 }, (_, power) => 10 ** power)
  return (
    <div aria-hidden className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 sm:grid-cols-[auto_1fr_auto] sm:gap-y-0">
      {bars.map(({ key, name, value, label }) => (
        <Fragment key={key}>
          <span className="text-sm text-muted max-sm:col-span-2 max-sm:mt-3">{name}</span>
          <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" className="block h-5 w-full rtl:-scale-x-100 sm:h-12">
            <GridColumns
              scale={along}
              height={HEIGHT}
              tickValues={steps}
              stroke="var(--color-veil-strong)"
              className="*:[vector-effect:non-scaling-stroke]"
            />
            <Bar data-bar={key} height={HEIGHT * 0.5} y={HEIGHT * 0.25} width={value > 0 ? along(value) : 0} className="fill-rose" />
          </svg>
          <span className="min-w-16 text-end text-sm font-semibold tabular-nums">{label}</span>
        </Fragment>
      ))}
      <span className="max-sm:hidden" />
      <span className="relative mt-1 block h-5 text-xs text-muted tabular-nums">
        {steps.map((step) => (
          <span
            key={step}
            style={{ insetInlineStart: `${(along(step) / WIDTH) * 100}%` }}
            className="absolute -translate-x-1/2 whitespace-nowrap last:-translate-x-full max-sm:nth-[2n]:hidden rtl:translate-x-1/2 rtl:last:translate-x-full"
          >
            {format(step)}
          </span>
        ))}
      </span>
      <span />
    </div>
  )
}
