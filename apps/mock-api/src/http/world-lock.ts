import type { FastifyReply } from 'fastify'
import type { World } from '../worlds/world.ts'

/**
 * Keeps a request's world open until its handler has answered and the answer is sent, or the
 * client is gone. (A client may disconnect long before the handler is done.)
 */
export class WorldLock {
  readonly #release: () => void
  #isAnswered = false
  #isClosed = false

  constructor(world: World, reply: FastifyReply) {
    this.#release = world.hold()
    reply.raw.on('close', () => {
      this.#isClosed = true
      // Also true for a hijacked connection.
      if (this.#isAnswered || reply.sent) this.end()
    })
  }

  /** The handler has answered. */
  answered(): void {
    this.#isAnswered = true
    if (this.#isClosed) this.end()
  }

  /** Releases the world. */
  end(): void {
    this.#release()
  }
}
