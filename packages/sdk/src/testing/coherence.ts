import type {
  Bot,
  BotPage,
  CreationOptions,
  Generation,
  GenerationPage,
  Message,
  MessagePage,
  OAuthStatus,
  Plan,
  User,
  UserExport,
} from '../../generated/api.ts'

const cents = (sum: number): number => Math.round(sum * 100) / 100

/**
 * Rules beyond schemas: which fields belong together, and usual values. Each rule takes a generated value and returns changes;
 * fields given by a test override them.
 */
export const coherence = {
  Bot: ({ firstName, name, id, gender }: Bot): Partial<Bot> => ({
    name: `${firstName} ${name.split(' ').at(-1) ?? ''}`,
    slug: `${firstName.toLowerCase().replaceAll(/[^a-z]/gu, '') || 'bot'}-${id}`,
    type: gender === 'non-binary' ? 'transgender' : gender,
    state: 'ready',
    renamed: false,
  }),
  BotPage: (_: BotPage): Partial<BotPage> => ({ nextPage: null }),
  CreationOptions: (_: CreationOptions): Partial<CreationOptions> => ({ age: { min: 18, max: 99 } }),
  Generation: ({ count, images, status }: Generation): Partial<Generation> => ({ images: status === 'done' ? images.slice(0, count) : [] }),
  GenerationPage: (_: GenerationPage): Partial<GenerationPage> => ({ nextPage: null }),
  Message: ({ imageUrl, isFullImage }: Message): Partial<Message> => ({ isFullImage: Boolean(imageUrl) && isFullImage }),
  MessagePage: ({ result: { messages } }: MessagePage): Partial<MessagePage> => ({
    count: messages.length,
    isReplyPending: messages.at(-1)?.isBot === false,
  }),
  OAuthStatus: ({ status, jwtToken = 't_access', refreshToken = 't_refresh', profile }: OAuthStatus): Partial<OAuthStatus> => ({
    jwtToken: status === 'login' ? jwtToken : undefined,
    refreshToken: status === 'login' ? refreshToken : undefined,
    profile: status === 'signup' ? (profile ?? { oauthProfileId: 'google-1093', provider: 'google' }) : undefined,
  }),
  Plan: ({ price, discount, kind, annual, runsUntil }: Plan): Partial<Plan> => {
    const oldPrice = discount > 0 ? cents((price * 100) / (100 - discount)) : undefined
    return {
      oldPrice,
      planOff: oldPrice === undefined ? 0 : cents(oldPrice - price),
      discountBy: oldPrice === undefined ? null : 'plan',
      durationMonths: kind === 'character' ? null : annual ? 12 : 1,
      runsUntil: kind === 'character' ? null : (runsUntil ?? '2026-04-14T20:15:00.000Z'),
    }
  },
  User: ({ firstName, lastName, access, id }: User): Partial<User> => ({
    name: `${firstName} ${lastName}`,
    email: `${firstName.toLowerCase().replaceAll(/[^a-z]/gu, '') || 'person'}.${id}@example.com`,
    currentPlan: access[0] ?? 'free',
    isRegistered: true,
    bannedEmail: false,
    is_admin: false,
    ...(access.length === 0 && { paymentDate: null, subscriptionEndDate: null }),
  }),
  // One trait each: two may be opposites.
  UserExport: ({ characters }: UserExport): Partial<UserExport> => ({
    characters: characters.map((character) => ({ ...character, personality: character.personality.slice(0, 1) })),
  }),
}
