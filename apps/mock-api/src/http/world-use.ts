import type { FastifyReply } from 'fastify'
import type { Worlds } from '../worlds/registry.ts'
import type { World } from '../worlds/world.ts'

/**
 * A request's world. It is opened when it is first needed, so that a request which needs none, such as a reset, works
 * when it cannot be opened; and it is kept open until the handler has answered and the answer is sent, or the client is
 * gone. (A client may disconnect long before the handler is done.)
 */
export class WorldUse {
  /** The world's name. */
  readonly name: string
  readonly #worlds: Worlds
  readonly #reply: FastifyReply
  #world: World | null = null
  #release: (() => void) | null = null
  #isAnswered = false
  #isClosed = false
  #isOver = false
  #isKept = false

  constructor(worlds: Worlds, name: string, reply: FastifyReply) {
    this.name = name
    this.#worlds = worlds
    this.#reply = reply
    reply.raw.on('close', () => {
      this.#isClosed = true
      // Also true for a hijacked connection.
      if (this.#isAnswered || this.#reply.sent) this.end()
    })
  }

  /**
   * The world, opened.
   * @throws BrokenWorld when it cannot be
   */
  get world(): World {
    if (this.#world === null) {
      this.#world = this.#isKept ? this.#worlds.open(this.name) : this.#worlds.openToRead(this.name)
      if (!this.#isOver) this.#release = this.#world.hold()
    }
    return this.#world
  }

  /** The world, if the request has needed it so far. */
  get opened(): World | null {
    return this.#world
  }

  /** The request may change the world, so that it stays. */
  keep(): void {
    this.#isKept = true
    this.#worlds.keep(this.name)
  }

  /** The handler has answered. */
  answered(): void {
    this.#isAnswered = true
    if (this.#isClosed) this.end()
  }

  /** Releases the world. */
  end(): void {
    this.#isOver = true
    this.#release?.()
  }
}
