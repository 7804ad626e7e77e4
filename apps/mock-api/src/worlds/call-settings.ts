import { z } from 'zod'
import { CallId } from '../http/call-table.ts'

const Milliseconds = z.number().int().min(0).max(120_000)

/** A share of the calls, 0 to 1. */
export const FailureRate = z
  .number()
  .min(0)
  .max(1)
  .meta({ description: 'Share of the calls that fail with 500, from 0 to 1', examples: [0.1] })

/** Network latency in milliseconds: `ms`, plus up to `jitterMs`. */
export const Latency = z
  .object({ ms: Milliseconds, jitterMs: Milliseconds.default(0) })
  .meta({ id: 'Latency', description: 'Milliseconds that a call takes on its way, and up to how many more', examples: [{ ms: 200, jitterMs: 50 }] })

/** Settings of a single call. */
const CallSettings = z
  .object({ latencyMs: Milliseconds, jitterMs: Milliseconds, failureRate: FailureRate })
  .partial()
  .meta({ id: 'CallSettings', description: 'What differs for one call', examples: [{ latencyMs: 2000 }] })

/** Settings by call. */
export const SettingsByCall = z.partialRecord(CallId, CallSettings)

/** A change of them: fields are merged, null removes a call's settings. */
export const SettingsByCallChange = z.partialRecord(CallId, CallSettings.strict().nullable())

type SettingsByCall = z.infer<typeof SettingsByCall>

/** Applies a change to the settings by call. */
export const changeByCall = (settings: SettingsByCall, change: z.infer<typeof SettingsByCallChange>): SettingsByCall => {
  const changed = new Map(Object.entries(settings))
  for (const [call, own] of Object.entries(change))
    if (own === null) changed.delete(call)
    else if (own !== undefined) changed.set(call, { ...changed.get(call), ...own })
  return SettingsByCall.parse(Object.fromEntries(changed))
}
