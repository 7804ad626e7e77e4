import type { FastifyReply } from 'fastify'
import type { World } from '../worlds/world.ts'

/**
 * Keeps a request's world open while the request works in it: until its handler has answered and the answer has left, or
 * has nobody left to go to. (A client that goes away ends the connection long before the handler is done.)
 */
export class WorldLock {
  readonly #release: () => void
  #isAnswered = false
  #isClosed = false

  constructor(world: World, reply: FastifyReply) {
    this.#release = world.hold()
    reply.raw.on('close', () => {
      this.#isClosed = true
      // Who took the connection over has nothing more to say, either.
      if (this.#isAnswered || reply.sent) this.end()
    })
  }

  /** The handler has answered. */
  answered(): void {
    this.#isAnswered = true
    if (this.#isClosed) this.end()
  }

  /** Lets go of the world at once. */
  end(): void {
    this.#release()
  }
}
