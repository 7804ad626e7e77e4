import { readEnv } from './env.ts'
import { RenderPool } from './media/pool.ts'
import { MediaStore } from './media/store.ts'
import { VoiceStore } from './media/voice/voice-store.ts'
import { MediaAddresses } from './modules/media/address.ts'
import { Mailer } from './modules/mail/mailer.ts'
import { buildModules, builtCalls } from './modules/modules.ts'

/** Ids, such as `chats.send`, of the calls that have rules. Nothing is opened or started for it. */
export const readBuiltCalls = (): Set<string> => {
  const { MOCK_SECRET, WEB_URL, API_PUBLIC_URL, DATA_DIR, MEDIA_WORKERS } = readEnv()
  return builtCalls(
    buildModules({
      media: new MediaAddresses(MOCK_SECRET),
      store: new MediaStore({ directory: DATA_DIR, pool: new RenderPool({ size: MEDIA_WORKERS }) }),
      voice: new VoiceStore({ directory: DATA_DIR, engine: null }),
      mailer: new Mailer({ webUrl: WEB_URL }),
      replies: null,
      webUrl: WEB_URL,
      apiUrl: API_PUBLIC_URL ?? WEB_URL,
    }),
  )
}
