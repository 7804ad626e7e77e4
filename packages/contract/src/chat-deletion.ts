import { initContract } from '@ts-rest/core'
import { z } from 'zod'
import { Done, Id } from './common.ts'
import { actsOnce } from './policy.ts'

const c = initContract()

/** Taking back what was said. A call of our own, beyond the source's list. */
export const chatDeletion = c.router({
  deleteMessage: {
    method: 'DELETE',
    path: '/chats/:id/messages/:msgId/',
    summary: 'Delete a message',
    description:
      "One of the person's or of the character's, however old, for good: with its photo, its voice and its other versions. What the character learned from it is forgotten, unless it is pinned, was corrected, or another message of the person tells it. What stays: the reply to it, one that is still being written too; and messages that quote it, which say that it is gone. It costs nothing and gives no free message back.",
    pathParams: z.object({ id: Id, msgId: Id }),
    responses: { 200: Done },
    metadata: actsOnce('session'),
  },
})
