import { Fragment, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { formatList } from '../../shared/format.ts'
import { useLocale } from '../../shared/i18n/use-locale.ts'
import { ColumnChart } from './column-chart.tsx'
import type { Days } from './range.ts'
import { MEASURES, type Figures } from './source-figures.ts'
import { useFigureWords } from './use-figure-words.ts'

interface DayChartsProps {
  days: Days
  every: 'day' | 'week'
  pieces: readonly (Days & Figures)[]
  total: Figures
}

/**
 * The measures of a range over time, each a chart with its own name and scale, so that none is known by its colour. Pointing at a column, or arrow
 * keys, show one day's figures in place of the totals; screen readers hear them.
 */
export function DayCharts({ days, every, pieces, total }: DayChartsProps) {
  const { t } = useTranslation('stats')
  const { locale, dir } = useLocale()
  const words = useFigureWords()
  const [chosen, setChosen] = useState<number | null>(null)
  // The range may have become shorter since.
  const active = chosen === null || chosen >= pieces.length ? null : chosen
  const shown = active === null ? { ...days, ...total } : (pieces[active] ?? { ...days, ...total })
  const last = pieces.length - 1
  const busiest = pieces.reduce((most, piece) => (piece.visits > most.visits ? piece : most))

  const onKeyDown = (event: KeyboardEvent) => {
    const [back, on] = dir === 'rtl' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight']
    const at = active ?? last + 1
    const next = new Map<string, number | null>([
      [back, Math.max(0, at - 1)],
      ['ArrowDown', Math.max(0, at - 1)],
      [on, Math.min(last, at + 1)],
      ['ArrowUp', Math.min(last, at + 1)],
      ['Home', 0],
      ['End', last],
      ['Escape', null],
    ]).get(event.key)
    if (next === undefined) return
    event.preventDefault()
    setChosen(next)
  }
  const spoken = formatList(
    locale,
    [words.days(shown), ...MEASURES.map((measure) => `${t(`measure.${measure}`)}: ${words.figure(measure, shown[measure])}`)],
    'unit',
  )
  return (
    <figure aria-labelledby="days-title" className="mt-4 rounded-panel bg-surface/80 p-5 shadow-rest sm:p-8">
      <figcaption>
        <h2 id="days-title" className="display-type text-title">
          {t('days.title')}
        </h2>
        <p className="mt-1.5 text-sm text-muted">
          {busiest.visits > 0 ? `${t('days.most', { day: words.days(busiest), visits: words.figure('visits', busiest.visits) })}. ` : ''}
          {every === 'week' ? `${t('days.weeks')} ` : ''}
          {t('days.hint')}
        </p>
      </figcaption>
      <div
        role="slider"
        tabIndex={0}
        aria-label={t(every === 'week' ? 'days.walkWeeks' : 'days.walk')}
        aria-valuemin={1}
        aria-valuemax={pieces.length}
        aria-valuenow={(active ?? last) + 1}
        aria-valuetext={spoken}
        onKeyDown={onKeyDown}
        onBlur={() => setChosen(null)}
        className="mt-4 rounded-card outline-offset-8"
      >
        <p className="text-sm font-semibold text-amber-text">{words.days(shown)}</p>
        <div className="mt-4 grid gap-x-12 gap-y-9 lg:grid-cols-2">
          {MEASURES.map((measure) => (
            <div key={measure}>
              <p className="flex items-baseline justify-between gap-3">
                <span className="text-sm text-muted">{t(`measure.${measure}`)}</span>
                <span className="display-type text-name tabular-nums">{words.figure(measure, shown[measure])}</span>
              </p>
              <ColumnChart
                columns={pieces.map((piece) => ({ key: piece.from, value: piece[measure] }))}
                active={active}
                onPoint={setChosen}
                format={(value) => words.shortFigure(measure, value)}
              />
              <p aria-hidden className="mt-2 flex justify-between gap-3 ps-13 text-xs text-muted">
                {pieces.length > 1 ? (
                  <Fragment>
                    <span>{words.shortDay(days.from)}</span>
                    <span>{words.shortDay(days.to)}</span>
                  </Fragment>
                ) : (
                  <span className="mx-auto">{words.shortDay(days.from)}</span>
                )}
              </p>
            </div>
          ))}
        </div>
      </div>
    </figure>
  )
}
