import { initContract } from '@ts-rest/core'
import { z } from 'zod'
import { Done, Id } from './common.ts'
import { Reaction } from './message.ts'
import { sets } from './policy.ts'

const c = initContract()

/** What a person feels about a message. A call of our own, beyond the source's list. */
export const chatReactions = c.router({
  react: {
    method: 'POST',
    path: '/chats/:id/messages/:msgId/reaction/',
    summary: 'React to a message of the character',
    description: 'One reaction a message: another one takes its place, null takes it back. It costs nothing, and the character does not answer it.',
    pathParams: z.object({ id: Id, msgId: Id }),
    body: z.object({ reaction: Reaction.nullable() }).meta({ id: 'ReactionChange', description: 'The reaction', examples: [{ reaction: 'love' }] }),
    responses: { 200: Done },
    metadata: sets('session'),
  },
})
