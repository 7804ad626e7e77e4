import { initContract } from '@ts-rest/core'
import { z } from 'zod'
import { Done, Id } from './common.ts'
import { sets } from './policy.ts'

const c = initContract()

export const ChatChange = z
  .object({
    isPinned: z.boolean().optional().describe('On top of the list'),
    isMuted: z.boolean().optional().describe('No reminders, and what is unread is not counted'),
    isArchived: z.boolean().optional().describe('Out of the list, until a message comes'),
  })
  .meta({ id: 'ChatChange', description: 'What is different', examples: [{ isPinned: true }] })
export type ChatChange = z.infer<typeof ChatChange>

/** Where a chat stands in the list. A call of our own, beyond the source's list. */
export const chatChange = c.router({
  change: {
    method: 'PATCH',
    path: '/chats/:id/',
    summary: 'Pin, mute or archive a chat',
    description: 'What is left out stays.',
    pathParams: z.object({ id: Id }),
    body: ChatChange,
    responses: { 200: Done },
    metadata: sets('session'),
  },
})
