import { Direction } from 'radix-ui'
import type { ReactNode } from 'react'

export type Dir = 'ltr' | 'rtl'

interface DirectionProviderProps {
  dir: Dir
  children: ReactNode
}

/**
 * Tells every component below which way the language reads, for arrow keys, tooltips and toasts.
 * Wrap the app in it once, with the same value as `<html dir>`. [IN-02]
 */
export function DirectionProvider({ dir, children }: DirectionProviderProps) {
  return <Direction.Provider dir={dir}>{children}</Direction.Provider>
}

/** The reading direction in force; `ltr` outside a provider. */
export const useDirection = (): Dir => Direction.useDirection()
