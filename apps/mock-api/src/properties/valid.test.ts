import { afterAll, beforeAll, test } from 'vitest'
import { type Mock, openMock } from '../testing/mock.ts'
import { OPERATIONS } from './operations.ts'
import { type ApiRequest, sendable, validRequests, withRealValues } from './requests.ts'
import { checkPropertyUntilShown } from './check-property.ts'
import { RequestRunner } from './request-runner.ts'

let mock: Mock
beforeAll(async () => {
  mock = await openMock()
}, 60_000)
afterAll(() => mock.close())

test.each(OPERATIONS.map((operation) => [operation.id, operation] as const))(
  '[CT-04] [AP-05] %s answers valid requests of everyone by the contract',
  async (_id, operation) => {
    const trial = await RequestRunner.begin(mock, operation)
    let gotThrough = false
    const ask = async (request: ApiRequest): Promise<void> => {
      const { status } = await trial.ask(request, (fixture) => ({ options: sendable(operation, withRealValues(fixture, operation, request)) }))
      if (status < 300) gotThrough = true
    }
    // Requests of which none gets through prove nothing.
    await checkPropertyUntilShown(validRequests(operation), ask, {
      what: 'one that gets through; real-values.ts names where ids of what is there come from',
      isShown: () => gotThrough,
    })
  },
  180_000,
)
