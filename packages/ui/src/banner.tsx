import { cva, type VariantProps } from 'class-variance-authority'
import { X } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from './class-names.ts'
import { IconButton } from './icon-button.tsx'

const look = cva('relative flex items-center gap-4 max-sm:items-start', {
  variants: {
    tone: {
      /** An offer or an invitation. */
      warm: 'bg-linear-to-r from-plum to-plum-warm text-body rtl:bg-linear-to-l',
      plain: 'bg-raised text-body',
      success: 'bg-mint-veil text-body [&_[data-part=icon]]:text-mint',
      danger: 'bg-danger-veil text-body [&_[data-part=icon]]:text-danger',
    },
    /** `bar` runs across the page's top; `card` lies in its flow. */
    shape: { bar: 'px-4 py-2.5 sm:px-6', card: 'rounded-card px-5 py-4' },
  },
  defaultVariants: { tone: 'plain', shape: 'card' },
})

interface BannerProps extends Omit<ComponentProps<'div'>, 'title'>, VariantProps<typeof look> {
  icon?: ReactNode
  title?: ReactNode
  children?: ReactNode
  /** Buttons or links at its end. */
  actions?: ReactNode
  dismissLabel?: string
  onDismiss?: () => void
}

/**
 * A message that stays: an invitation, an offer with its clock, maintenance, a form's errors. It is not announced by itself; give `role="status"` or
 * `role="alert"` when it appears in answer to something. [LY-08] [OV-04] [OV-08] [VA-01]
 */
export function Banner({ tone, shape, icon, title, children, actions, dismissLabel, onDismiss, className, ...rest }: BannerProps) {
  return (
    <div {...rest} className={cx(look({ tone, shape }), onDismiss && 'max-sm:pe-13', className)}>
      {icon ? (
        <span aria-hidden data-part="icon" className="flex shrink-0 text-amber-text max-sm:mt-px [&>svg]:size-5.5">
          {icon}
        </span>
      ) : null}
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1 basis-60 text-[0.9375rem] wrap-anywhere">
          {title ? <p className="font-semibold">{title}</p> : null}
          {children ? <div className={title ? 'text-sm text-body/85' : undefined}>{children}</div> : null}
        </div>
        {actions ? <div className="flex max-w-full shrink-0 flex-wrap items-center gap-2">{actions}</div> : null}
      </div>
      {dismissLabel && onDismiss ? (
        <IconButton
          label={dismissLabel}
          tooltip="none"
          size="sm"
          onClick={onDismiss}
          className="text-body/85 max-sm:absolute max-sm:end-2 max-sm:top-2 sm:-me-1.5"
        >
          <X />
        </IconButton>
      ) : null}
    </div>
  )
}
