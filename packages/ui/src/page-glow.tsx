import { cx } from './class-names.ts'

/** The two faint lights behind every page: plum at the top end, violet at the start. Decoration; put it first in the body. */
export function PageGlow({ className }: { className?: string }) {
  return (
    <div aria-hidden className={cx('pointer-events-none fixed inset-0 -z-10 overflow-hidden bg-ground', className)}>
      <div className="absolute -end-[10%] -top-[35%] h-[80%] w-[65%] bg-radial from-glow-plum to-transparent to-68%" />
      <div className="absolute -start-[18%] -top-[8%] h-[75%] w-[48%] bg-radial from-glow-violet to-transparent to-68%" />
    </div>
  )
}
