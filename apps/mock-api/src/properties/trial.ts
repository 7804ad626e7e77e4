import type { InjectOptions } from 'fastify'
import type { Mock, RawAnswer } from '../testing/mock.ts'
import { faultOf } from './judge.ts'
import type { Operation } from './operations.ts'
import type { ApiRequest } from './requests.ts'
import { type Scene, openScene, othersThings, signInAgain } from './scene.ts'

/** A request that is ready to be sent, and what of its answer is in order besides what the contract documents. */
interface Ready {
  readonly options: InjectOptions
  readonly allowed?: readonly number[]
}

/** Requests of one call, one after another in one scene: each answer is judged, and nothing of others may change. */
export class Trial {
  readonly #mock: Mock
  readonly #operation: Operation
  #scene: Scene
  #others: string

  private constructor(mock: Mock, operation: Operation, scene: Scene) {
    this.#mock = mock
    this.#operation = operation
    this.#scene = scene
    this.#others = othersThings(scene)
  }

  static async begin(mock: Mock, operation: Operation): Promise<Trial> {
    return new Trial(mock, operation, await openScene(mock, operation.id))
  }

  /** Who ended their session signs in again; who deleted their account leaves for another world. */
  async #bringBack({ persona }: ApiRequest, { status }: RawAnswer): Promise<void> {
    const { policy, id } = this.#operation
    const isOut = status === 401 || (status === 403 && policy.caller !== 'admin') || status < 300
    if (policy.safe || !isOut || (await signInAgain(this.#scene, persona))) return
    this.#scene = await openScene(this.#mock, id)
    this.#others = othersThings(this.#scene)
  }

  /**
   * Makes a request as the person it is of.
   * @param prepare makes it ready to be sent in the scene
   * @throws Error that says what is wrong with the answer, or what it did to others
   */
  async ask<Prepared extends Ready>(request: ApiRequest, prepare: (scene: Scene) => Prepared): Promise<RawAnswer & { readonly prepared: Prepared }> {
    const prepared = prepare(this.#scene)
    const person = this.#scene.people.get(request.persona)?.person ?? this.#scene.place.visitor
    const answer = await person.send(prepared.options)
    const fault = faultOf(this.#operation, answer, prepared.allowed ?? [])
    if (fault !== null) throw new Error(fault)
    if (othersThings(this.#scene) !== this.#others)
      throw new Error(`it changed what is somebody else's: ${JSON.stringify([prepared.options.method, prepared.options.url])}`)
    await this.#bringBack(request, answer)
    return { ...answer, prepared }
  }
}
