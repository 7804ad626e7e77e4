import { expect, test } from 'vitest'
import { readEnv } from './env.ts'

test('[MK-07] [MK-12] mail server and reply endpoint are optional', () => {
  expect(readEnv({ SMTP_URL: '', REPLY_API_URL: '' })).toMatchObject({ MAIL_FROM: 'Moonlit <hello@moonlit.example>' })
  expect(readEnv({})).not.toHaveProperty('SMTP_URL')
  expect(readEnv({})).not.toHaveProperty('REPLY_API_URL')
})

test.each(['smtp://localhost:1025', 'smtps://user:pass%40word@mail.example:465', 'smtp://[::1]:25'])(
  '[MK-07] %s is accepted as a mail server',
  (SMTP_URL) => {
    expect(readEnv({ SMTP_URL }).SMTP_URL).toBe(SMTP_URL)
  },
)

test.each(['localhost:1025', 'http://localhost:1025', 'smtp:localhost', 'smtp://', 'mailpit'])(
  '[MK-07] %s is refused as a mail server, with an example of one',
  (SMTP_URL) => {
    expect(() => readEnv({ SMTP_URL })).toThrow(new Error(`SMTP_URL must be an address such as smtp://localhost:1025 (it is "${SMTP_URL}")`))
  },
)

test('[MK-07] an error line hides passwords', () => {
  expect(() => readEnv({ SMTP_URL: 'http://user:secret@mail.example' })).toThrow('(it is "http://…@mail.example")')
})

test.each(['Moonlit', 'Moonlit <hello>', 'a@b.example\nBcc: c@d.example', 'Moonlit <a@b.example>, c@d.example'])(
  '[MK-07] %j is refused as a sender',
  (MAIL_FROM) => {
    expect(() => readEnv({ MAIL_FROM })).toThrow('MAIL_FROM must be an address such as Moonlit <hello@moonlit.example>')
  },
)

test.each(['localhost:11434/v1', 'ftp://localhost/v1', 'http://'])('[MK-12] %s is refused as a reply endpoint', (REPLY_API_URL) => {
  expect(() => readEnv({ REPLY_API_URL })).toThrow('REPLY_API_URL must be an address such as http://localhost:11434/v1')
})

test.each(['localhost:8880/v1', 'ftp://localhost/v1', 'http://'])('[MK-13] %s is refused as a speech endpoint', (VOICE_API_URL) => {
  expect(() => readEnv({ VOICE_API_URL })).toThrow('VOICE_API_URL must be an address such as http://localhost:8880/v1')
})

test('[AP-08] proxies are trusted on this machine, or where the configuration says', () => {
  expect(readEnv({}).TRUSTED_PROXIES).toEqual(['loopback'])
  expect(readEnv({ TRUSTED_PROXIES: '10.1.2.0/24, uniquelocal,::1' }).TRUSTED_PROXIES).toEqual(['10.1.2.0/24', 'uniquelocal', '::1'])
})

test.each(['everybody', '10.0.0.0/40', 'loopback,', '*'])('[AP-08] %j names no proxies', (TRUSTED_PROXIES) => {
  expect(() => readEnv({ TRUSTED_PROXIES })).toThrow('TRUSTED_PROXIES must be addresses or networks such as 10.0.0.0/8')
})
