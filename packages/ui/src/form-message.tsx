import { CircleCheck, TriangleAlert } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { Banner } from './banner.tsx'
import { cx } from './class-names.ts'

interface FormMessageProps {
  /** `success` is announced when the screen reader is free, `danger` at once. */
  tone?: 'danger' | 'success'
  /** What to say, links included; nothing while there is nothing to say. */
  children?: ReactNode
  /** What can be done about it: buttons. */
  actions?: ReactNode
  /** Takes focus when it is given it, so that a form can lead there. */
  ref?: Ref<HTMLDivElement>
  className?: string
}

/**
 * What a form says as a whole: that it could not be sent, or that it was. Keep it in the form also while it is empty, where it takes no room,
 * so that what it comes to say is announced. [VA-01]
 */
export function FormMessage({ tone = 'danger', children, actions, ref, className }: FormMessageProps) {
  return (
    <div ref={ref} role={tone === 'danger' ? 'alert' : 'status'} tabIndex={-1} className={cx('rounded-card empty:hidden', className)}>
      {children ? (
        <Banner tone={tone} icon={tone === 'danger' ? <TriangleAlert /> : <CircleCheck />} actions={actions} className="animate-rise">
          {children}
        </Banner>
      ) : null}
    </div>
  )
}
