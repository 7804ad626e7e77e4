import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readBuiltCalls } from '../built-calls.ts'
import { type Mock, openMock } from '../testing/mock.ts'
import { faultOf } from './judge.ts'
import { OPERATIONS } from './operations.ts'
import { type ApiRequest, validRequests, withRealValues } from './requests.ts'
import { holdsAndShows, runs } from './run.ts'
import { openScene, othersThings, signInAgain } from './scene.ts'
import { type Spoiling, spoiled, spoilings } from './spoil.ts'

const built = readBuiltCalls()
let mock: Mock
beforeAll(async () => {
  mock = await openMock()
}, 60_000)
afterAll(() => mock.close())

test.each(OPERATIONS.map((operation) => [operation.id, operation] as const))(
  '[CT-04] [AP-04] [RP-03] %s refuses what is wrong, hostile or somebody else’s, in one shape, and never fails',
  async (id, operation) => {
    let scene = await openScene(mock, id)
    let others = othersThings(scene)
    let refused = 0
    const ask = async ([request, ways]: readonly [ApiRequest, Spoiling[]]): Promise<void> => {
      const person = scene.people.get(request.persona)?.person ?? scene.place.visitor
      const { options, allowed, isOthers } = spoiled(scene, operation, withRealValues(scene, operation, request), ways)
      const answer = await person.send(options)
      if (answer.status >= 400) refused += 1
      const fault = faultOf(operation, answer, { isBuilt: built.has(id), others: allowed })
      if (fault !== null) throw new Error(fault)
      if (isOthers && answer.status < 400)
        throw new Error(`somebody else's was taken for the caller's: ${answer.status} ${JSON.stringify(answer.body)}`)
      if (othersThings(scene) !== others) throw new Error(`it changed what is somebody else's: ${JSON.stringify([options.method, options.url])}`)
      expect(Object.keys(Object.prototype)).toEqual([])
      if (!operation.policy.safe && !(await signInAgain(scene, request.persona))) {
        scene = await openScene(mock, id)
        others = othersThings(scene)
      }
    }
    // Nothing can be wrong with a request that says nothing and that anyone may make.
    const canBeWrong = operation.params.length + operation.query.length > 0 || operation.body !== null || operation.policy.caller !== 'public'
    await holdsAndShows(fc.tuple(validRequests(operation), spoilings), ask, {
      what: 'enough that are refused',
      isShown: () => !canBeWrong || refused > runs() / 20,
    })
  },
  180_000,
)
