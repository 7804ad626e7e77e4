import { z } from 'zod'
import { FailureRate, Latency, SettingsByCall, SettingsByCallChange, changeByCall } from './call-settings.ts'

const Rate = z.object({ limit: z.number().int().min(1).max(1_000_000), windowSeconds: z.number().min(0.1).max(86_400) })

/** Milliseconds from `min` to `max`, in this order. */
const between = (most: number) =>
  z
    .object({ min: z.number().int().min(0).max(most), max: z.number().int().min(0).max(most) })
    .refine(({ min, max }) => min <= max, { path: ['max'], message: 'At least as much as min' })

/** Settings of a running world; changes take effect on the next request. */
export const Settings = z.object({
  /** Reply delay in milliseconds, between `min` and `max` by length of the reply. */
  replyDelay: between(60_000),
  /** Generation time of one photo, in milliseconds; more photos take longer. */
  generationDelay: between(30_000),
  /** Share of photo generations that fail, 0 to 1. */
  generationFailureRate: z.number().min(0).max(1),
  /** Creation time of a new character, in milliseconds. */
  creationDelay: between(600_000),
  /** Share of new characters that fail, 0 to 1. */
  creationFailureRate: z.number().min(0).max(1),
  /** Silence before a reminder, in milliseconds. */
  reminderDelay: z.number().int().min(0).max(86_400_000),
  /** Free messages without a subscription, over all chats. */
  freeMessages: z.number().int().min(0).max(1_000_000),
  /** Free photos without a subscription. */
  freePhotos: z.number().int().min(0).max(1_000_000),
  /** Rate limit of all requests of a caller. */
  generalRate: Rate,
  /** Rate limit of a caller's messages. */
  chatRate: Rate,
  /** Latency of every call. */
  latency: Latency,
  /** Share of all calls that fail with 500, the same ones in every run of the same steps. */
  failureRate: FailureRate,
  /** Settings of single calls. */
  calls: SettingsByCall,
  /** Maintenance: alive answers false, every other call 503. */
  maintenance: z.boolean(),
})
export type Settings = z.infer<typeof Settings>

/** A change of settings. Those of single calls are merged call by call. */
export const SettingsChange = Settings.partial()
  .extend({ latency: z.strictObject(Latency.shape).optional(), calls: SettingsByCallChange.optional() })
  .strict()
export type SettingsChange = z.infer<typeof SettingsChange>

export const DEFAULT_SETTINGS: Settings = {
  replyDelay: { min: 900, max: 3200 },
  generationDelay: { min: 6000, max: 14_000 },
  generationFailureRate: 0,
  creationDelay: { min: 6000, max: 14_000 },
  creationFailureRate: 0,
  reminderDelay: 30_000,
  freeMessages: 20,
  freePhotos: 1,
  generalRate: { limit: 600, windowSeconds: 60 },
  chatRate: { limit: 15, windowSeconds: 60 },
  latency: { ms: 0, jitterMs: 0 },
  failureRate: 0,
  calls: {},
  maintenance: false,
}

/** The settings after a change. */
export const changeSettings = (settings: Settings, { calls = {}, ...change }: SettingsChange): Settings =>
  Settings.parse({ ...settings, ...change, calls: changeByCall(settings.calls, calls) })
