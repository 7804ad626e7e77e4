import { AlertDialog } from '@moonlit/ui/alert-dialog'
import type { OverlayControls, OverlayProps } from './overlay-props.ts'

/** 'Are you sure?', for whatever cannot be taken back. [OV-09] */
export default function ConfirmOverlay({ close, ...question }: OverlayProps['confirm'] & OverlayControls) {
  return <AlertDialog open onOpenChange={(open) => !open && void close()} {...question} />
}
