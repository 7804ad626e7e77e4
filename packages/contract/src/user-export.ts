import { z } from 'zod'
import { FACT_KINDS } from './rules.ts'
import { Currency, IsoTime, MediaUrl, PaymentFailureReason, PaymentStatus } from './common.ts'
import { CharacterDraft } from './creation.ts'
import { Reaction } from './message.ts'

const ChatId = z.string().meta({ examples: ['c_8Zk2'] })
const BotSlug = z.string().meta({ examples: ['amara'] })

const Account = z.object({
  registeredAt: IsoTime,
  country: z.string().meta({ examples: ['DE'] }),
  messagesSent: z.number().int().describe('Counted against the free messages'),
  freePhotosUsed: z.number().int(),
  formerEmails: z
    .array(z.object({ email: z.string().meta({ examples: ['sam@moonlit.example'] }), leftAt: IsoTime }))
    .describe('Confirmed e-mails that were changed for another'),
})

const SignIn = z.object({
  signedInAt: IsoTime,
  lastSeenAt: IsoTime.describe('When its tokens were last renewed'),
  endsAt: IsoTime.describe('When it ends, or ended, unless it is used again'),
  browser: z.string().nullable().describe('Kept while it is open'),
  system: z.string().nullable().describe('Kept while it is open'),
})

const Provider = z.object({
  provider: z.string().meta({ examples: ['google'] }),
  email: z
    .string()
    .nullable()
    .meta({ examples: ['sam@moonlit.example'] }),
  connectedAt: IsoTime,
})

const Dialog = z.object({
  chatID: ChatId,
  botSlug: BotSlug,
  isPinned: z.boolean(),
  isMuted: z.boolean(),
  archivedAt: IsoTime.nullable().meta({ examples: [null] }),
  messages: z.array(
    z.object({
      isBot: z.boolean(),
      text: z.string().meta({ examples: ['You came back.'] }),
      quoted: z
        .string()
        .nullable()
        .describe('What the message says that it answers')
        .meta({ examples: [null] }),
      hasPhoto: z.boolean(),
      reaction: Reaction.nullable().describe("The person's"),
      wasHeard: z.boolean().describe('It was turned into a voice message'),
      timestamp: IsoTime,
      otherReplies: z
        .array(z.object({ text: z.string(), reaction: Reaction.nullable(), timestamp: IsoTime }))
        .describe('The versions of a reply that are not shown')
        .meta({ examples: [[]] }),
    }),
  ),
  remembered: z
    .array(
      z.object({
        about: z.enum([...FACT_KINDS, 'mood']).meta({ 'x-extensible': true }),
        value: z.string().meta({ examples: ['Rex'] }),
        relation: z.string().nullable().describe("The person's word for the relative whose name the value is"),
        isPinned: z.boolean().describe('The person pinned it'),
      }),
    )
    .describe('What the character remembers of the person'),
})

const Call = z.object({ chatID: ChatId, phoneNumber: z.string().meta({ examples: ['+4915123456789'] }), createdAt: IsoTime })

const Generation = z.object({
  id: z.string().meta({ examples: ['g_5f'] }),
  botSlug: BotSlug,
  prompt: z.string().meta({ examples: ['by the sea at dusk'] }),
  count: z.number().int().describe('How many were ordered'),
  styles: z.array(z.string().meta({ examples: ['film'] })),
  parameters: z.record(z.string(), z.string()).describe('What was chosen besides, by its name'),
  createdAt: IsoTime,
  images: z.array(MediaUrl),
})

const Character = z.object({
  slug: z.string().meta({ examples: ['luna'] }),
  ...CharacterDraft.shape,
  name: z.string().meta({ examples: ['Luna'] }),
  createdAt: IsoTime,
})

const Unlocked = z.object({
  characters: z.array(z.object({ botSlug: BotSlug, unlockedAt: IsoTime })),
  photos: z.array(z.object({ botSlug: BotSlug, photoId: z.string().meta({ examples: ['amara-p1'] }), unlockedAt: IsoTime })),
})

const Subscription = z.object({
  plan: z.string().meta({ examples: ['premium-monthly'] }),
  startedAt: IsoTime,
  endsAt: IsoTime,
  cancelledAt: IsoTime.nullable(),
  keptAt: IsoTime.nullable().describe('When the offer to stay was taken'),
  countedSince: IsoTime.describe('Since when what is below is counted'),
  photosUsed: z.number().int(),
  chatPhotosUsed: z.number().int().describe('Photos that came in chats'),
  audioSecondsUsed: z.number().int(),
  creationsUsed: z.number().int(),
})

const Payment = z.object({
  id: z.string().meta({ examples: ['p_77'] }),
  kind: z
    .string()
    .describe('What was bought')
    .meta({ examples: ['subscription'] }),
  item: z
    .string()
    .describe('Id of the plan, pack, character or photo')
    .meta({ examples: ['premium-monthly'] }),
  botSlug: BotSlug.nullable().describe('The character on whose page it was begun'),
  amount: z.number().meta({ examples: [12.99] }),
  currency: Currency,
  status: PaymentStatus,
  failureReason: PaymentFailureReason.nullable()
    .describe('Of a failed payment, where it is known')
    .meta({ examples: [null] }),
  promoCode: z
    .string()
    .nullable()
    .meta({ examples: ['MOON20'] }),
  promoType: z
    .string()
    .nullable()
    .describe('Where the person came from')
    .meta({ examples: ['fb'] }),
  params: z
    .string()
    .describe('Tracking parameters as JSON, as they were when it was begun')
    .meta({ examples: ['{"utm_source":"fb"}'] }),
  createdAt: IsoTime,
  refundedAt: IsoTime.nullable(),
  settledAt: IsoTime.nullable().describe('When its outcome was known'),
})

const Report = z.object({
  kind: z.string().meta({ examples: ['message'] }),
  id: z
    .string()
    .describe('What was reported')
    .meta({ examples: ['m_18s'] }),
  reason: z.string().meta({ examples: ['other'] }),
  text: z.string().meta({ examples: ['It hurt me'] }),
  createdAt: IsoTime,
})

const ContactMessage = z.object({
  topic: z.string().meta({ examples: ['billing'] }),
  name: z.string().meta({ examples: ['Sam'] }),
  message: z.string().meta({ examples: ['Where is my photo?'] }),
  url: z.string().nullable().describe('The page it was about'),
  createdAt: IsoTime,
})

const Mail = z.object({ subject: z.string().meta({ examples: ['Confirm your e-mail'] }), sentAt: IsoTime })

const FirstTouch = z.object({
  promoType: z.string().meta({ examples: ['fb'] }),
  botSlug: BotSlug.nullable().describe('The character that the visit was about'),
  query: z.string().describe('Query parameters as JSON'),
  createdAt: IsoTime,
})

/** All that is kept about a person besides their profile. Secrets are not: passwords and tokens are kept as hashes. */
export const UserData = z.object({
  exportedAt: IsoTime,
  account: Account,
  signIns: z.array(SignIn),
  providers: z.array(Provider).describe('Accounts elsewhere that the person signs in with'),
  dialogs: z.array(Dialog),
  calls: z.array(Call),
  generations: z.array(Generation),
  characters: z.array(Character),
  unlocked: Unlocked,
  favourites: z.array(z.object({ botSlug: BotSlug, createdAt: IsoTime })).describe('Characters that the person keeps as favourites'),
  blocked: z.array(z.object({ botSlug: BotSlug, createdAt: IsoTime })).describe('Characters that the person has blocked'),
  reports: z.array(Report),
  subscriptions: z.array(Subscription),
  payments: z.array(Payment),
  letters: z.array(ContactMessage).describe('Messages to support from the confirmed e-mail'),
  mails: z.array(Mail).describe('What we wrote to the e-mail'),
  params: z.string().describe('Tracking parameters of the sign-up, as JSON'),
  firstTouch: FirstTouch.nullable().describe('Where the person came from'),
})
