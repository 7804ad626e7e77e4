import type { InjectOptions } from 'fastify'
import type { Mock, RawAnswer } from '../testing/mock.ts'
import { problemOf } from './check-response.ts'
import type { Operation } from './operations.ts'
import type { ApiRequest } from './requests.ts'
import { type Fixture, openFixture, othersData, signInAgain } from './fixture.ts'

/** A prepared request, with additionally allowed statuses. */
interface Ready {
  readonly options: InjectOptions
  readonly allowed?: readonly number[]
}

/** Runs requests of one call in one fixture: checks each answer, and that other people's data does not change. */
export class RequestRunner {
  readonly #mock: Mock
  readonly #operation: Operation
  #fixture: Fixture
  #others: string

  private constructor(mock: Mock, operation: Operation, fixture: Fixture) {
    this.#mock = mock
    this.#operation = operation
    this.#fixture = fixture
    this.#others = othersData(fixture)
  }

  static async begin(mock: Mock, operation: Operation): Promise<RequestRunner> {
    return new RequestRunner(mock, operation, await openFixture(mock, operation.id))
  }

  /** Signs the person in again after a logout; opens a new fixture after a deleted account. */
  async #bringBack({ persona }: ApiRequest, { status }: RawAnswer): Promise<void> {
    const { policy, id } = this.#operation
    const isOut = status === 401 || (status === 403 && policy.caller !== 'admin') || status < 300
    if (policy.safe || !isOut || (await signInAgain(this.#fixture, persona))) return
    this.#fixture = await openFixture(this.#mock, id)
    this.#others = othersData(this.#fixture)
  }

  /**
   * Makes a request as its person.
   * @param prepare prepares it for the fixture
   * @throws Error with the answer's problem or the changed data of others
   */
  async ask<Prepared extends Ready>(
    request: ApiRequest,
    prepare: (fixture: Fixture) => Prepared,
  ): Promise<RawAnswer & { readonly prepared: Prepared }> {
    const prepared = prepare(this.#fixture)
    const person = this.#fixture.people.get(request.persona)?.person ?? this.#fixture.place.visitor
    const answer = await person.send(prepared.options)
    const fault = problemOf(this.#operation, answer, prepared.allowed ?? [], request.persona)
    if (fault !== null) throw new Error(fault)
    if (othersData(this.#fixture) !== this.#others)
      throw new Error(`it changed what is somebody else's: ${JSON.stringify([prepared.options.method, prepared.options.url])}`)
    await this.#bringBack(request, answer)
    return { ...answer, prepared }
  }
}
