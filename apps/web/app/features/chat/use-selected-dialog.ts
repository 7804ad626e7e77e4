import type { Dialog } from '@moonlit/sdk'
import { useEffect, useState } from 'react'
import type { useDialogs } from './use-dialogs.ts'

/** Whether the selected dialog is known: it may be on its way, not there at all, or unknown because the list could not be had. */
export interface SelectedDialog {
  readonly dialog: Dialog | undefined
  readonly state: 'found' | 'looking' | 'missing' | 'failed'
}

/** Finds the selected dialog in the list; asks for the list once more when it is not on it, for it may have just begun. [CH-04] */
export const useSelectedDialog = (dialogs: ReturnType<typeof useDialogs>, selected: string | null): SelectedDialog => {
  const { data, isError, isFetching, refetch } = dialogs
  const [asked, setAsked] = useState<string | null>(null)
  const dialog = data?.find(({ chatID }) => chatID === selected)
  useEffect(() => {
    if (!data || dialog || isFetching || selected === null || asked === selected) return
    setAsked(selected)
    void refetch()
  }, [data, dialog, isFetching, selected, asked, refetch])
  if (dialog) return { dialog, state: 'found' }
  if (isFetching) return { dialog, state: 'looking' }
  if (!data && isError) return { dialog, state: 'failed' }
  return { dialog, state: data && asked === selected ? 'missing' : 'looking' }
}
