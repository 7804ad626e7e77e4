import { Readable } from 'node:stream'
import { setImmediate as afterWrites, setTimeout as pause } from 'node:timers/promises'
import type { Fault } from './contract/forced.ts'

/** A fault that corrupts the answer of a completed call. */
export interface Corruption {
  readonly fault: Exclude<Fault, 'drop'>
  /** Milliseconds that a slow answer takes. */
  readonly overMs: number
}

const STEPS = 20

async function* trickle(bytes: Buffer, overMs: number): AsyncGenerator<Buffer> {
  const size = Math.max(1, Math.ceil(bytes.length / STEPS))
  const steps = Math.max(1, Math.ceil(bytes.length / size))
  for (let step = 0; step < steps; step += 1) {
    await pause(overMs / steps)
    yield bytes.subarray(step * size, (step + 1) * size)
  }
}

/** Sends half of the bytes, then breaks the connection. */
async function* half(bytes: Buffer, disconnect: () => void): AsyncGenerator<Buffer> {
  yield bytes.subarray(0, Math.floor(bytes.length / 2))
  await afterWrites()
  disconnect()
}

/** A corrupted answer: the payload to send, and the text that the client receives. `length` is the announced content length. */
export interface CorruptedResponse {
  readonly payload: Readable | string
  readonly length: number
  readonly received: string
}

/** Corrupts the bytes of an answer; `disconnect` ends its connection. */
export const corrupt = (text: string, { fault, overMs }: Corruption, disconnect: () => void): CorruptedResponse => {
  const bytes = Buffer.from(text)
  if (fault === 'malformed') {
    const broken = text.slice(0, Math.max(1, Math.floor(text.length / 2)))
    return { payload: broken, length: Buffer.byteLength(broken), received: broken }
  }
  if (fault === 'cut')
    return {
      payload: Readable.from(half(bytes, disconnect), { objectMode: false }),
      length: bytes.length,
      received: bytes.subarray(0, Math.floor(bytes.length / 2)).toString(),
    }
  return { payload: Readable.from(trickle(bytes, overMs), { objectMode: false }), length: bytes.length, received: text }
}
