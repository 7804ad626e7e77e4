import { z } from 'zod'
import { FailureRate, Latency, SettingsByCall, SettingsByCallChange, changeByCall } from './call-settings.ts'

const Rate = z.object({ limit: z.number().int().min(1).max(1_000_000), windowSeconds: z.number().min(0.1).max(86_400) })

/** Milliseconds from `min` to `max`, in this order. */
const between = (most: number) =>
  z
    .object({ min: z.number().int().min(0).max(most), max: z.number().int().min(0).max(most) })
    .refine(({ min, max }) => min <= max, { path: ['max'], message: 'At least as much as min' })

/** What can be changed in a running world, with effect on the next request. */
export const Settings = z.object({
  /** How long a character writes, in milliseconds: at least `min`, at most `max`, longer for longer replies. */
  replyDelay: between(60_000),
  /** How long one photo is in the making, in milliseconds; more photos take longer together. */
  generationDelay: between(30_000),
  /** Share of photo generations that fail, 0 to 1. */
  generationFailureRate: z.number().min(0).max(1),
  /** How long a new character takes to be created, in milliseconds. */
  creationDelay: between(600_000),
  /** How many of the new characters fail to be created: 0 none, 1 all. */
  creationFailureRate: z.number().min(0).max(1),
  /** How long somebody is silent before the character reminds them, in milliseconds. */
  reminderDelay: z.number().int().min(0).max(86_400_000),
  /** Messages a person without a subscription may send, over all chats. */
  freeMessages: z.number().int().min(0).max(1_000_000),
  /** Photos a person without a subscription may have made. */
  freePhotos: z.number().int().min(0).max(1_000_000),
  /** Requests of any kind a caller may make. */
  generalRate: Rate,
  /** Messages a caller may send. */
  chatRate: Rate,
  /** How long every call takes on its way. */
  latency: Latency,
  /** Share of all calls that fail with 500. Which ones do is the same in every run of the same steps. */
  failureRate: FailureRate,
  /** What differs for single calls. */
  calls: SettingsByCall,
  /** Out of order: the alive call does not answer true, every other call answers 503. */
  maintenance: z.boolean(),
})
export type Settings = z.infer<typeof Settings>

/** A change of some settings. Those of single calls are changed call by call. */
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
