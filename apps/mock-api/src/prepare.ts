import path from 'node:path'
import { readEnv } from './env.ts'
import { RenderPool } from './media/pool.ts'
import { shotLook } from './media/shots.ts'
import { MediaStore } from './media/store.ts'
import { personOfBot } from './modules/media/person.ts'
import { listBots } from './modules/bots/repo.ts'
import { BOTS_PAGE_SIZE } from '@moonlit/contract/rules'
import { Worlds } from './worlds/registry.ts'
import { DEFAULT_WORLD } from './worlds/world-name.ts'
import { prepareTemplate } from './worlds/template.ts'

/**
 * Prepares a first start: the seeded database and the pictures of explore's first page.
 */
const env = readEnv()
const template = await prepareTemplate(env.DATA_DIR)
const worlds = new Worlds({
  directory: path.join(env.DATA_DIR, 'worlds'),
  template,
  restoreTemplate: () => prepareTemplate(env.DATA_DIR),
  secret: env.MOCK_SECRET,
})
const pool = new RenderPool({ size: env.MEDIA_WORKERS })
const store = new MediaStore({ directory: path.join(env.DATA_DIR, 'media'), pool })
const { bots } = listBots(worlds.open(DEFAULT_WORLD), { lang: 'en', page: 1, limit: BOTS_PAGE_SIZE, gender: 'female', custom: false })
await Promise.all(bots.flatMap((bot) => (['full', 'small'] as const).map((variant) => store.get(shotLook(personOfBot(bot), 'cover'), variant))))
await pool.close()
await worlds.close()
