/** The steps that nobody sees first, in one file. */
export { BodyStep } from './body-step.tsx'
export { FaceStep } from './face-step.tsx'
export { OriginStep } from './origin-step.tsx'
export { SoulStep } from './soul-step.tsx'
export { SummaryStep } from './summary-step.tsx'
