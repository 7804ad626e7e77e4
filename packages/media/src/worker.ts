import { parentPort } from 'node:worker_threads'
import sharp from 'sharp'
import { renderPortrait } from './render.ts'
import { isRenderJob, type RenderAnswer } from './render-job.ts'

// One picture uses one core: the pool decides how many are made at a time.
sharp.concurrency(1)
sharp.cache(false)

const port = parentPort
if (port === null) throw new Error('worker.ts runs in a worker thread only')

port.on('message', (message: unknown) => {
  if (!isRenderJob(message)) throw new TypeError('The worker was sent something that is not a render job')
  const { id, look, variant } = message
  const answer = (value: RenderAnswer): void => port.postMessage(value)
  renderPortrait(look, variant).then(
    (bytes) => answer({ id, bytes: new Uint8Array(bytes) }),
    (error: unknown) => answer({ id, error: error instanceof Error ? error.message : String(error) }),
  )
})
