import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Mock, openMock } from '../testing/mock.ts'
import { OPERATIONS } from './operations.ts'
import { type ApiRequest, validRequests, withRealValues } from './requests.ts'
import { mayReadOthers } from './check-response.ts'
import { checkPropertyUntilShown, runs } from './check-property.ts'
import { type Corruption, corrupted, corruptions } from './corrupt-request.ts'
import { RequestRunner } from './request-runner.ts'

let mock: Mock
beforeAll(async () => {
  mock = await openMock()
}, 60_000)
afterAll(() => mock.close())

test.each(OPERATIONS.map((operation) => [operation.id, operation] as const))(
  '[CT-04] [AP-04] [RP-03] %s refuses invalid, hostile and foreign input with the error shape and never fails',
  async (_id, operation) => {
    const trial = await RequestRunner.begin(mock, operation)
    let refused = 0
    const ask = async ([request, ways]: readonly [ApiRequest, Corruption[]]): Promise<void> => {
      const { status, body, prepared } = await trial.ask(request, (fixture) =>
        corrupted(fixture, operation, withRealValues(fixture, operation, request), ways),
      )
      if (status >= 400) refused += 1
      if (prepared.isOthers && status < 400 && !mayReadOthers(operation, request.persona))
        throw new Error(`somebody else's was taken for the caller's: ${status} ${JSON.stringify(body)}`)
      expect(Object.keys(Object.prototype)).toEqual([])
    }
    // Nothing can be wrong with a request that says nothing and that anyone may make.
    const canBeWrong = operation.params.length + operation.query.length > 0 || operation.body !== null || operation.policy.caller !== 'public'
    await checkPropertyUntilShown(fc.tuple(validRequests(operation), corruptions), ask, {
      what: 'enough that are refused',
      isShown: () => !canBeWrong || refused > runs() / 20,
    })
  },
  180_000,
)
