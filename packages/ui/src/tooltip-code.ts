/** What LazyTooltip loads. */
export { whenIdle } from './once-idle.ts'
export { Tooltip } from './tooltip.tsx'
