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

const cell = 'px-2 py-2.5 text-end tabular-nums whitespace-nowrap sm:px-4'
const first = 'sticky start-0 bg-surface px-2 whitespace-nowrap py-2.5 text-start font-medium sm:px-4'

/** The measures of days or characters as a table with a total, which scrolls by itself where it is too long or too wide. */
export function FiguresTable({ title, heading, rows, total, className }: FiguresTableProps) {
  const { t } = useTranslation('stats')
  const words = useFigureWords()
  const figures = (of: Figures) =>
    MEASURES.map((measure) => (
      <td key={measure} className={cell}>
        {words.figure(measure, of[measure])}
      </td>
    ))
  return (
    <section className={cx('rounded-panel bg-surface p-3 shadow-rest sm:p-4', className)}>
      <h2 className="display-type px-2 pt-3 text-title sm:px-4">{title}</h2>
      <div role="region" aria-label={title} tabIndex={0} className="mt-3 max-h-128 overflow-auto overscroll-x-contain rounded-card thin-scrollbar">
        <table className="w-full border-collapse text-caption sm:text-sm">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr>
              <th scope="col" className={cx(first, 'top-0 z-20 font-semibold text-muted')}>
                {heading}
              </th>
              {MEASURES.map((measure) => (
                <th key={measure} scope="col" className={cx(cell, 'sticky top-0 z-10 bg-surface font-semibold text-muted')}>
                  {t(`measure.${measure}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name, figures: own }) => (
              <tr key={key} className="border-t border-hairline">
                <th scope="row" className={cx(first, 'z-10')}>
                  {name}
                </th>
                {figures(own)}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr className="border-t border-hairline font-semibold">
              <th scope="row" className={cx(first, 'bottom-0 z-20 font-semibold')}>
                {t('total')}
              </th>
              {MEASURES.map((measure) => (
                <td key={measure} className={cx(cell, 'sticky bottom-0 z-10 bg-surface')}>
                  {words.figure(measure, total[measure])}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  )
}
