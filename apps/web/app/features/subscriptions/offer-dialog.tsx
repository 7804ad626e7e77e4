import { Button } from '@moonlit/ui/button'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { OverlayDialog } from '../../shared/overlays/overlay-dialog.tsx'

interface OfferDialogProps {
  figure: ReactNode
  title: string
  text: string
  laterLabel: string
  actionLabel: string
  /** Where the offer is taken up. */
  to: string
  close: () => Promise<void>
  children?: ReactNode
}

/** Something to buy: what it is, a way to put it off, and the way to it. */
export function OfferDialog({ figure, title, text, laterLabel, actionLabel, to, close, children }: OfferDialogProps) {
  return (
    <OverlayDialog
      close={close}
      size="sm"
      titleLook="centred"
      figure={figure}
      title={title}
      description={text}
      footer={
        <>
          <Button variant="quiet" onClick={() => void close()} className="sm:flex-1">
            {laterLabel}
          </Button>
          <Button asChild className="sm:flex-1">
            <Link to={to}>{actionLabel}</Link>
          </Button>
        </>
      }
    >
      {children}
    </OverlayDialog>
  )
}
