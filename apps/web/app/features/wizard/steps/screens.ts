import { lazyPart } from '../../../shared/net/lazy-part.ts'
import { StyleStep } from './style-step.tsx'

/** Fetches the code of the steps after the first: as soon as the first is touched, not with the page. */
export const loadLaterSteps = () => import('./later-steps.ts')

/** What each step but the last asks for. [WZ-01] */
export const SCREENS = {
  style: StyleStep,
  origin: lazyPart(async () => ({ default: (await loadLaterSteps()).OriginStep })),
  body: lazyPart(async () => ({ default: (await loadLaterSteps()).BodyStep })),
  face: lazyPart(async () => ({ default: (await loadLaterSteps()).FaceStep })),
  soul: lazyPart(async () => ({ default: (await loadLaterSteps()).SoulStep })),
} as const

export const SummaryScreen = lazyPart(async () => ({ default: (await loadLaterSteps()).SummaryStep }))
