import { authRoutes } from './auth/routes.ts'
import { botsRoutes } from './bots/routes.ts'
import { chatsRoutes } from './chats/routes.ts'
import { coreRoutes } from './core/routes.ts'
import { generationRoutes } from './generation/routes.ts'
import { magicLinkRoutes } from './magic-link/routes.ts'
import { oauthRoutes } from './oauth/routes.ts'
import { statsRoutes } from './stats/routes.ts'
import { subscriptionsRoutes } from './subscriptions/routes.ts'
import type { MediaStore } from '../media/store.ts'
import type { VoiceStore } from '../media/voice/voice-store.ts'
import type { Post } from './mail/post.ts'
import type { RemoteReplies } from '../replies/remote.ts'
import type { MediaAddresses } from './media/address.ts'
import { usersRoutes } from './users/routes.ts'

/** What handlers share beside the world of the request. */
export interface Services {
  readonly media: MediaAddresses
  /** Draws pictures and keeps them. */
  readonly store: Pick<MediaStore, 'get'>
  readonly voice: VoiceStore
  readonly post: Post
  /** Writes replies elsewhere, when that is wanted. */
  readonly replies: RemoteReplies | null
  /** Where browsers see the web app, and this API with the pages of its providers. */
  readonly webUrl: string
  readonly apiUrl: string
}

/** Every resource of the contract with its handlers, a line each. */
export const buildModules = ({ media, post, store, voice, replies, webUrl, apiUrl }: Services) => ({
  auth: authRoutes({ post }),
  magicLink: magicLinkRoutes({ post }),
  oauth: oauthRoutes({ post, webUrl, apiUrl }),
  users: usersRoutes({ post, media, voice }),
  stats: statsRoutes({ post }),
  core: coreRoutes,
  bots: botsRoutes({ media, store }),
  chats: chatsRoutes({ media, voice, replies }),
  subscriptions: subscriptionsRoutes({ post, apiUrl }),
  generation: generationRoutes({ media, store }),
})
