import { VALUES, given, type Of } from '../interaction.ts'
import { free } from './people.ts'

const onTwo = [given('the {persona} persona is signed in on another device, too', { persona: 'free' })]

export const sessions: Of<'sessions'> = {
  'sessions.list': [{ status: 200, when: 'to somebody who is signed in', given: free, example: { result: [{ browser: null, system: null }] } }],
  'sessions.end': [
    { status: 200, when: 'to the session of another device', given: onTwo, args: { params: { id: VALUES.sessionID } } },
    { status: 404, when: 'to a session that is not there', given: free, args: { params: { id: 'se_Unknown1' } }, code: 'not_found' },
  ],
  'sessions.endOthers': [{ status: 200, when: 'to somebody who is signed in on two devices', given: onTwo }],
}
