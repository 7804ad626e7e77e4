import { cx } from '@moonlit/ui/class-names'

interface FigureListProps {
  figures: readonly { readonly key: string; readonly name: string; readonly value: string; readonly note?: string | undefined }[]
  className?: string
}

/** Figures, each large with its name, and a note that sets it in relation to another. */
export function FigureList({ figures, className }: FigureListProps) {
  return (
    <dl className={cx('grid grid-cols-2 gap-2.5 sm:gap-4', className)}>
      {figures.map(({ key, name, value, note }) => (
        <div key={key} className="flex flex-col rounded-card bg-surface/80 p-4 shadow-rest sm:p-6">
          <dt className="order-2 text-sm text-muted">{name}</dt>
          <dd className="order-1 display-type text-lg wrap-anywhere tabular-nums min-[25rem]:text-2xl sm:text-4xl">{value}</dd>
          {note ? <dd className="order-3 mt-1 text-caption text-muted">{note}</dd> : null}
        </div>
      ))}
    </dl>
  )
}
