import type { Look } from './look.ts'
import type { Variant } from './render.ts'

/** What the pool sends to a worker. */
export interface RenderJob {
  readonly id: number
  readonly look: Look
  readonly variant: Variant
}

/** A worker's answer: the file's bytes or an error. */
export type RenderAnswer = { readonly id: number; readonly bytes: Uint8Array } | { readonly id: number; readonly error: string }

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Whether a message is a job. */
export const isRenderJob = (value: unknown): value is RenderJob =>
  isRecord(value) && typeof value['id'] === 'number' && isRecord(value['look']) && typeof value['variant'] === 'string'

/** Whether a message is an answer. */
export const isRenderAnswer = (value: unknown): value is RenderAnswer =>
  isRecord(value) && typeof value['id'] === 'number' && (value['bytes'] instanceof Uint8Array || typeof value['error'] === 'string')
