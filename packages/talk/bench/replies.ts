import { LOCALES } from '@moonlit/contract/vocabulary'
import { emptyMemory } from '../src/replies/memory.ts'
import { composeReply } from '../src/dialogue/compose.ts'
import samples from '../src/testing/sample-messages.json' with { type: 'json' }
import { amara, leo } from '../src/testing/run-chat.ts'

/** How long a reply takes, in microseconds, once a language has been spoken; and how long its first one. `node bench/replies.ts` */
const ROUNDS = 5

for (const locale of LOCALES) {
  const messages = [...samples.badNews[locale], ...samples.neither[locale], ...samples.complaint[locale], ...samples.photo[locale]]
  const reply = (text: string) =>
    composeReply({ locale, character: amara, person: leo, memory: emptyMemory(), history: [{ isBot: false, text }], seed: 's' })
  const start = performance.now()
  reply(messages[0] ?? '')
  const first = performance.now() - start
  for (const text of messages) reply(text)
  const warm = performance.now()
  for (let round = 0; round < ROUNDS; round += 1) for (const text of messages) reply(text)
  console.log(`${locale}: ${(((performance.now() - warm) * 1000) / ROUNDS / messages.length).toFixed(0)} µs, the first ${first.toFixed(0)} ms`)
}
