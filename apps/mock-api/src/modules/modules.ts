import { authRoutes } from './auth/routes.ts'
import { botsRoutes } from './bots/routes.ts'
import { chatsRoutes } from './chats/routes.ts'
import { coreRoutes } from './core/routes.ts'
import { generationRoutes } from './generation/routes.ts'
import { magicLinkRoutes } from './magic-link/routes.ts'
import { oauthRoutes } from './oauth/routes.ts'
import { photosForSaleRoutes } from './photos-for-sale/routes.ts'
import { sessionsRoutes } from './sessions/routes.ts'
import { statsRoutes } from './stats/routes.ts'
import { subscriptionsRoutes } from './subscriptions/routes.ts'
import type { MediaStore } from '../media/store.ts'
import type { VoiceStore } from '../media/voice-store.ts'
import type { Mailer } from './mail/mailer.ts'
import type { RemoteReplies } from './chats/remote-replies.ts'
import type { MediaAddresses } from './media/address.ts'
import { usersRoutes } from './users/routes.ts'

/** Services that handlers share. */
export interface Services {
  readonly media: MediaAddresses
  /** Renders and stores pictures. */
  readonly store: Pick<MediaStore, 'get'>
  readonly voice: VoiceStore
  readonly mailer: Mailer
  /** Writes remote replies; null without an endpoint. */
  readonly replies: RemoteReplies | null
  /** Public URLs of the web app and this API. */
  readonly webUrl: string
  readonly apiUrl: string
}

/** Every resource of the contract with its handlers, a line each. */
export const buildModules = ({ media, mailer, store, voice, replies, webUrl, apiUrl }: Services) => ({
  auth: authRoutes({ mailer, voice }),
  magicLink: magicLinkRoutes({ mailer }),
  sessions: sessionsRoutes,
  oauth: oauthRoutes({ mailer, voice, webUrl, apiUrl }),
  users: usersRoutes({ mailer, media, voice }),
  stats: statsRoutes({ mailer, webUrl }),
  core: coreRoutes,
  bots: botsRoutes({ media, store }),
  chats: chatsRoutes({ media, voice, replies }),
  photosForSale: photosForSaleRoutes({ media, apiUrl }),
  subscriptions: subscriptionsRoutes({ mailer, apiUrl }),
  generation: generationRoutes({ media, store }),
})
