import { BOTS_PAGE_SIZE } from '@moonlit/contract/rules'
import { shotLook } from '@moonlit/media/shots'
import { personOfBot } from './modules/media/person.ts'
import { listBots } from './modules/bots/repo.ts'
import { openApp } from './open-app.ts'
import { readEnvOrStop, stopForFolder } from './stop.ts'
import { BrokenWorld } from './worlds/broken-world.ts'

/**
 * Prepares a first start: the seeded database and the pictures of explore's first page.
 */
const { worlds, store, close } = await openApp(readEnvOrStop()).catch(stopForFolder)

const firstPage = () => {
  try {
    return listBots(worlds.open(), { lang: 'en', page: 1, limit: BOTS_PAGE_SIZE, gender: 'female', custom: false }).bots
  } catch (error) {
    if (!(error instanceof BrokenWorld)) throw error
    // The server starts all the same, and says so on each request.
    process.stderr.write(`${error.message}\n`)
    return []
  }
}

await Promise.all(
  firstPage().flatMap((bot) => (['full', 'small'] as const).map((variant) => store.get(shotLook(personOfBot(bot), 'cover'), variant))),
)
await close()
