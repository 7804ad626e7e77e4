import { IsoTime } from '@moonlit/contract/common'
import { initContract } from '@ts-rest/core'
import { z } from 'zod'
import { DEFAULT_SETTINGS, Settings, SettingsChange } from '../../worlds/settings.ts'
import { isDuration } from '../duration.ts'

const c = initContract()

const SettingsNow = Settings.meta({ id: 'Settings', description: 'Settings now', examples: [DEFAULT_SETTINGS] })

export const settings = c.router({
  read: { method: 'GET', path: '/settings/', summary: 'Settings now', description: 'All of them.', responses: { 200: SettingsNow } },
  defaults: {
    method: 'GET',
    path: '/settings/defaults/',
    summary: 'Settings that the world began with',
    description: 'And begins with again after a reset.',
    responses: { 200: SettingsNow },
  },
  change: {
    method: 'PATCH',
    path: '/settings/',
    summary: 'Change some settings',
    description:
      'With effect on the next request. Under `calls`, what is named is changed call by call, and null takes what differs for a call away.',
    body: SettingsChange.meta({
      id: 'SettingsChange',
      description: 'What to change',
      examples: [{ latency: { ms: 300, jitterMs: 100 }, calls: { 'chats.send': { latencyMs: 4000, failureRate: 0.5 } } }],
    }),
    responses: { 200: SettingsNow },
  },
})

const Clock = z
  .object({ now: IsoTime, isFrozen: z.boolean() })
  .meta({ id: 'Clock', description: 'Time of the world', examples: [{ now: '2026-03-14T20:15:00.000Z', isFrozen: false }] })

const Duration = z
  .string()
  .max(64)
  .refine(isDuration, 'A duration such as 90s, 1h30m, 30d, P1M or PT15M')
  .meta({ description: 'Such as 90s, 1h30m, 30d, or ISO 8601: P1M, PT15M; a minus goes back', examples: ['30d'] })

export const clock = c.router({
  read: { method: 'GET', path: '/clock/', summary: 'Time of the world', description: 'And whether it stands still.', responses: { 200: Clock } },
  change: {
    method: 'PATCH',
    path: '/clock/',
    summary: 'Freeze, set or advance the time',
    description:
      'In this order: freeze, set to `now`, advance, let go on. Replies, tokens, subscriptions, countdowns and reminders follow. Months and years are those of the calendar.',
    body: z
      .strictObject({
        isFrozen: z.boolean().describe('true: it stands still; false: it goes on').optional(),
        now: IsoTime.optional(),
        advance: Duration.optional(),
        advanceMs: z.number().int().min(-Number.MAX_SAFE_INTEGER).max(Number.MAX_SAFE_INTEGER).describe('Milliseconds').optional(),
      })
      .meta({ id: 'ClockChange', description: 'What to do', examples: [{ isFrozen: true, advance: '1h' }] }),
    responses: { 200: Clock },
  },
})
