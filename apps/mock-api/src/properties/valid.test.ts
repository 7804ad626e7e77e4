import { afterAll, beforeAll, test } from 'vitest'
import { readBuiltCalls } from '../built-calls.ts'
import { type Mock, openMock } from '../testing/mock.ts'
import { faultOf } from './judge.ts'
import { OPERATIONS } from './operations.ts'
import { type ApiRequest, sendable, validRequests, withRealValues } from './requests.ts'
import { holdsAndShows } from './run.ts'
import { openScene, othersThings, signInAgain } from './scene.ts'

const built = readBuiltCalls()
let mock: Mock
beforeAll(async () => {
  mock = await openMock()
}, 60_000)
afterAll(() => mock.close())

test.each(OPERATIONS.map((operation) => [operation.id, operation] as const))(
  '[CT-04] [AP-05] %s answers valid requests of anyone as the contract says',
  async (id, operation) => {
    let scene = await openScene(mock, id)
    let others = othersThings(scene)
    let gotThrough = false
    const ask = async (request: ApiRequest): Promise<void> => {
      const person = scene.people.get(request.persona)?.person ?? scene.place.visitor
      const answer = await person.send(sendable(operation, withRealValues(scene, operation, request)))
      if (answer.status < 300) gotThrough = true
      const fault = faultOf(operation, answer, { isBuilt: built.has(id) })
      if (fault !== null) throw new Error(fault)
      if (othersThings(scene) !== others) throw new Error("it changed what is somebody else's")
      // Who ended their session signs in again; who deleted their account leaves for another world.
      const isOut = answer.status === 401 || (answer.status === 403 && operation.policy.caller !== 'admin') || answer.status < 300
      if (isOut && !operation.policy.safe && !(await signInAgain(scene, request.persona))) {
        scene = await openScene(mock, id)
        others = othersThings(scene)
      }
    }
    // Requests of which none gets through prove nothing.
    await holdsAndShows(validRequests(operation), ask, { what: 'one that gets through', isShown: () => gotThrough || !built.has(id) })
  },
  180_000,
)
