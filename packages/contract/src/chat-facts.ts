import { initContract } from '@ts-rest/core'
import { z } from 'zod'
import { ApiErrorBody, Done, Id } from './common.ts'
import { FactChange } from './forms/chats.ts'
import { actsOnce, reads, sets } from './policy.ts'
import { FACT_KINDS } from './rules.ts'

const c = initContract()

export type FactKind = (typeof FACT_KINDS)[number]

export const Fact = z
  .object({
    factID: z.string().describe('Within the chat; it stays when the fact is corrected'),
    kind: z.enum(FACT_KINDS).meta({ description: 'What it is about; there may be new ones in time', 'x-extensible': true }),
    value: z.string().describe("In the person's own words"),
    relation: z.string().nullable().describe("The person's word for the relative whose name the value is"),
    isPinned: z.boolean().describe('It comes first, and stays until the person changes it'),
  })
  .meta({
    id: 'Fact',
    description: 'What a character remembers of the person',
    examples: [{ factID: 'sibling', kind: 'sibling', value: 'Nora', relation: 'sister', isPinned: false }],
  })
export type Fact = z.infer<typeof Fact>

const fact = z.object({ id: Id, factId: Id })

/** What the character of a chat knows of the person. Calls of our own, beyond the source's list. */
export const chatFacts = c.router({
  facts: {
    method: 'GET',
    path: '/chats/:id/facts/',
    summary: 'What the character knows of the person',
    description: 'As the person told it in this chat; what is pinned comes first.',
    pathParams: z.object({ id: Id }),
    responses: { 200: z.object({ result: z.array(Fact) }).meta({ id: 'Facts', description: 'Facts' }) },
    metadata: reads('session'),
  },
  changeFact: {
    method: 'PATCH',
    path: '/chats/:id/facts/:factId/',
    summary: 'Correct or pin a fact',
    description: 'What is left out stays. 400 for an age that is none of an adult; 403 for a value against the rules.',
    pathParams: fact,
    body: FactChange,
    responses: { 200: Fact, 403: ApiErrorBody },
    metadata: sets('session'),
  },
  forgetFact: {
    method: 'DELETE',
    path: '/chats/:id/facts/:factId/',
    summary: 'Forget a fact',
    description: 'It is used no more, and not learnt again from what was said before. The messages stay.',
    pathParams: fact,
    responses: { 200: Done },
    metadata: actsOnce('session'),
  },
})
