import { expect, test } from 'vitest'
import { z } from 'zod'
import { LogLevel, Port, readEnvironment } from './environment.ts'
import { Proxies } from './proxies.ts'

const Settings = z.object({
  PORT: Port.default(3000),
  LOG_LEVEL: LogLevel.default('warn'),
  TRUSTED_PROXIES: Proxies.default(['loopback']),
  API_URL: z.url('must be an address').optional(),
})

test('what is left out or empty has its default', () => {
  expect(readEnvironment(Settings, { PORT: '', HOME: '/home/sam' })).toEqual({ PORT: 3000, LOG_LEVEL: 'warn', TRUSTED_PROXIES: ['loopback'] })
})

test('every fault has a line of its own, with what was given', () => {
  expect(() => readEnvironment(Settings, { PORT: 'abc', API_URL: 'nope' })).toThrow(
    new Error('PORT must be a number from 0 to 65535 (it is "abc")\nAPI_URL must be an address (it is "nope")'),
  )
})

test('a password in an address is not shown', () => {
  const Mail = z.object({ SMTP_URL: z.url({ protocol: /^smtp$/u, error: 'must be a mail server' }) })
  expect(() => readEnvironment(Mail, { SMTP_URL: 'http://user:secret@mail.example' })).toThrow(
    'SMTP_URL must be a mail server (it is "http://…@mail.example")',
  )
})

test.each(['10.1.2.0/24, uniquelocal,::1', 'loopback', 'loopback,host:web'])('%j names proxies', (TRUSTED_PROXIES) => {
  expect(readEnvironment(Settings, { TRUSTED_PROXIES }).TRUSTED_PROXIES).toEqual(TRUSTED_PROXIES.split(/, ?/u))
})

test.each(['everybody', '10.0.0.0/40', 'loopback,', '*', 'host:', 'host:-'])('%j names no proxies', (TRUSTED_PROXIES) => {
  expect(() => readEnvironment(Settings, { TRUSTED_PROXIES })).toThrow('TRUSTED_PROXIES must be addresses or networks such as 10.0.0.0/8')
})
