import { z } from 'zod'
import { Currency, IsoTime, MediaUrl, PaymentStatus } from './common.ts'

const ChatId = z.string().meta({ examples: ['c_8Zk2'] })
const BotSlug = z.string().meta({ examples: ['amara'] })

const Dialog = z.object({
  chatID: ChatId,
  botSlug: BotSlug,
  messages: z.array(z.object({ isBot: z.boolean(), text: z.string().meta({ examples: ['You came back.'] }), timestamp: IsoTime })),
  remembered: z
    .array(
      z.object({
        about: z.enum(['name', 'job', 'city', 'pet', 'plan', 'mood', 'like']),
        value: z.string().meta({ examples: ['Rex'] }),
      }),
    )
    .describe('What the character remembers of the person'),
})

const Call = z.object({ chatID: ChatId, phoneNumber: z.string().meta({ examples: ['+4915123456789'] }), createdAt: IsoTime })

const Generation = z.object({
  id: z.string().meta({ examples: ['g_5f'] }),
  prompt: z.string().meta({ examples: ['by the sea at dusk'] }),
  createdAt: IsoTime,
  images: z.array(MediaUrl),
})

const Character = z.object({ slug: z.string().meta({ examples: ['luna'] }), name: z.string().meta({ examples: ['Luna'] }), createdAt: IsoTime })

const Payment = z.object({
  id: z.string().meta({ examples: ['p_77'] }),
  amount: z.number().meta({ examples: [12.99] }),
  currency: Currency,
  status: PaymentStatus,
  params: z
    .string()
    .describe('Tracking parameters as JSON, as they were when it was begun')
    .meta({ examples: ['{"utm_source":"fb"}'] }),
  createdAt: IsoTime,
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

const FirstTouch = z.object({
  promoType: z.string().meta({ examples: ['fb'] }),
  query: z.string().describe('Query parameters as JSON'),
  createdAt: IsoTime,
})

/** All that is kept about a person besides their profile. */
export const Kept = z.object({
  exportedAt: IsoTime,
  dialogs: z.array(Dialog),
  calls: z.array(Call),
  generations: z.array(Generation),
  characters: z.array(Character),
  blocked: z.array(z.object({ botSlug: BotSlug, createdAt: IsoTime })).describe('Characters that the person has blocked'),
  reports: z.array(Report),
  payments: z.array(Payment),
  params: z.string().describe('Tracking parameters of the sign-up, as JSON'),
  firstTouch: FirstTouch.nullable().describe('Where the person came from'),
})
