import { cx } from '@moonlit/ui/class-names'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { MEASURES, type Figures } from './source-figures.ts'
import { useFigureWords } from './use-figure-words.ts'

interface FiguresTableProps {
  /** What the table is of, for screen readers, too. */
  title: string
  /** Names the first column. */
  heading: string
  rows: readonly { readonly key: string; readonly name: ReactNode; readonly figures: Figures }[]
  total: Figures
  className?: string
}

const cell = 'px-1 py-2.5 text-end tabular-nums max-sm:pt-0 sm:px-4'
/** An amount and its sign stay on one line; a measure's name may need two. */
const figure = `${cell} whitespace-nowrap`
const first = 'sticky start-0 bg-surface px-2 py-2.5 text-start font-medium max-sm:col-span-4 max-sm:pb-1 sm:px-4 sm:whitespace-nowrap'
const row = 'border-t border-hairline max-sm:grid max-sm:grid-cols-[0.85fr_1.05fr_1.05fr_1.25fr]'
/** What scrolls by fades out above the total, so that it is seen to go on; the last row keeps clear of that. */
const above =
  'before:pointer-events-none before:absolute before:inset-x-0 before:bottom-full before:h-6 before:bg-linear-to-t before:from-surface before:to-transparent'

/**
 * The measures of days or characters as a table with a total, which scrolls by itself where it is too long. On a phone a name stands over its figures: by
 * a grid, which takes the roles of a table's parts from them in some browsers, so they are named.
 */
export function FiguresTable({ title, heading, rows, total, className }: FiguresTableProps) {
  const { t } = useTranslation('stats')
  const words = useFigureWords()
  const revenues = [total, ...rows.map((one) => one.figures)].map(({ revenue }) => revenue)
  const figures = (of: Figures) =>
    MEASURES.map((measure) => (
      <td key={measure} role="cell" className={figure}>
        {words.figure(measure, of[measure], revenues)}
      </td>
    ))
  return (
    <section className={cx('rounded-panel bg-surface p-3 shadow-rest sm:p-4', className)}>
      <h2 className="display-type px-2 pt-3 text-title sm:px-4">{title}</h2>
      <div role="region" aria-label={title} tabIndex={0} className="mt-3 max-h-128 overflow-auto overscroll-x-contain rounded-card thin-scrollbar">
        <table role="table" className="w-full border-collapse text-caption max-sm:block sm:text-sm">
          <caption className="sr-only">{title}</caption>
          <thead role="rowgroup" className="z-20 bg-surface max-sm:sticky max-sm:top-0 max-sm:block">
            <tr role="row" className="max-sm:grid max-sm:grid-cols-[0.85fr_1.05fr_1.05fr_1.25fr]">
              <th scope="col" role="columnheader" className={cx(first, 'top-0 z-20 font-semibold text-muted max-sm:sr-only')}>
                {heading}
              </th>
              {MEASURES.map((measure) => (
                <th
                  key={measure}
                  scope="col"
                  role="columnheader"
                  className={cx(
                    cell,
                    'bg-surface font-semibold text-muted max-sm:wrap-anywhere sm:whitespace-nowrap max-sm:pt-2.5 sm:sticky sm:top-0 sm:z-10',
                  )}
                >
                  {t(`measure.${measure}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup" className="max-sm:block [&>tr:last-child>*]:sm:pb-8 max-sm:[&>tr:last-child]:pb-6">
            {rows.map(({ key, name, figures: own }) => (
              <tr key={key} role="row" className={row}>
                <th scope="row" role="rowheader" className={cx(first, 'z-10 max-sm:static')}>
                  {name}
                </th>
                {figures(own)}
              </tr>
            ))}
          </tbody>
          <tfoot role="rowgroup" className="z-20 bg-surface max-sm:sticky max-sm:bottom-0 max-sm:block">
            <tr role="row" className={cx(row, 'font-semibold')}>
              <th scope="row" role="rowheader" className={cx(first, above, 'bottom-0 z-20 font-semibold')}>
                {t('total')}
              </th>
              {MEASURES.map((measure) => (
                <td key={measure} role="cell" className={cx(figure, above, 'bg-surface max-sm:before:hidden sm:sticky sm:bottom-0 sm:z-10')}>
                  {words.figure(measure, total[measure], revenues)}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  )
}
