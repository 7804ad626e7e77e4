import { LOCALES } from '@moonlit/contract/vocabulary'
import { emptyMemory } from '../src/replies/memory.ts'
import { composeReply } from '../src/dialogue/compose.ts'
import { moderate } from '../src/moderation/moderate.ts'
import { samples } from '../src/testing/samples.ts'
import { amara, leo } from '../src/testing/run-chat.ts'

/** What a reply costs in microseconds of CPU, once a language has been spoken; and how long its first one takes. `node bench/replies.ts` */
const ROUNDS = 5

for (const locale of LOCALES) {
  const messages = [...samples.badNews[locale], ...samples.neither[locale], ...samples.complaint[locale], ...samples.photo[locale]]
  const reply = (text: string) =>
    composeReply(
      { locale, character: amara, person: leo, memory: emptyMemory(), history: [{ isBot: false, text }], seed: 's' },
      moderate(text, null).verdict,
    )
  const start = performance.now()
  reply(messages[0] ?? '')
  const first = performance.now() - start
  for (const text of messages) reply(text)
  const warm = process.cpuUsage()
  for (let round = 0; round < ROUNDS; round += 1) for (const text of messages) reply(text)
  const { user, system } = process.cpuUsage(warm)
  console.log(`${locale}: ${((user + system) / ROUNDS / messages.length).toFixed(0)} µs, the first ${first.toFixed(0)} ms`)
}
