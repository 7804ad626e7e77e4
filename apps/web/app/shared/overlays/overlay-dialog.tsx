import { Dialog } from '@moonlit/ui/dialog'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'

interface OverlayDialogProps extends Pick<
  ComponentProps<typeof Dialog>,
  'title' | 'titleLook' | 'description' | 'size' | 'figure' | 'aside' | 'footer' | 'children'
> {
  /** Called when the person leaves it: by its cross, Escape or a press outside. */
  close: () => Promise<void>
  /** `cross` in its corner, or `footer` where the actions below are the way out by themselves. */
  wayOut?: 'cross' | 'footer'
}

/** The dialog of an overlay: open for as long as the host shows it. [OV-11] */
export function OverlayDialog({ close, wayOut = 'cross', ...dialog }: OverlayDialogProps) {
  const { t } = useTranslation('common')
  return <Dialog open onOpenChange={(open) => !open && void close()} closeLabel={wayOut === 'cross' ? t('action.close') : undefined} {...dialog} />
}
