import { createElement, lazy, Suspense, type ComponentProps } from 'react'
import type { Tooltip } from './tooltip.tsx'

const Loaded = lazy(async () => ({ default: (await import('./tooltip.tsx')).Tooltip }))

/** A Tooltip whose code comes after the control it explains: a page without one does without it. */
export const LazyTooltip = (props: ComponentProps<typeof Tooltip>) =>
  createElement(Suspense, { fallback: props.children }, createElement(Loaded, props))
