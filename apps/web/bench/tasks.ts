import { z } from 'zod'

const Trace = z.object({
  traceEvents: z.array(
    z.object({
      name: z.string(),
      pid: z.number(),
      tid: z.number(),
      ts: z.number().optional(),
      dur: z.number().optional(),
      tdur: z.number().optional(),
      args: z
        .object({ name: z.unknown(), data: z.object({ type: z.unknown() }).partial().optional() })
        .partial()
        .optional(),
    }),
  ),
})

/** A task of the page's main thread: its CPU in milliseconds, for what other programs do meanwhile does not count, and the events of people that it handled. */
export interface Task {
  readonly cpu: number
  readonly events: readonly unknown[]
}

/** The tasks in what `browser.stopTracing` gives, recorded with the categories `TRACED`. */
export const tasksIn = (recorded: Buffer): Task[] => {
  const { traceEvents } = Trace.parse(JSON.parse(recorded.toString()))
  const mains = traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
  const ofMain = traceEvents.filter((event) => mains.some(({ pid, tid }) => pid === event.pid && tid === event.tid))
  const handled = ofMain.filter(({ name }) => name === 'EventDispatch')
  return ofMain
    .filter(({ name }) => name === 'RunTask')
    .map(({ ts = 0, dur = 0, tdur = 0 }) => ({
      cpu: tdur / 1000,
      events: handled.filter((event) => (event.ts ?? -1) >= ts && (event.ts ?? -1) <= ts + dur).map(({ args }) => args?.data?.type),
    }))
}

/** What a recording needs to tell of tasks. */
export const TRACED = ['disabled-by-default-devtools.timeline', 'devtools.timeline', '__metadata']
