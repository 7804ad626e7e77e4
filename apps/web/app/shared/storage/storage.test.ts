import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { parentDomain, readCookie, writeCookie } from './cookie-text.ts'
import { isRefused, readFromHeader, readStored, removeStored, writeStored } from './storage.ts'
import { stored } from './stored.ts'

afterEach(() => {
  localStorage.clear()
  for (const item of Object.values(stored)) removeStored(item)
})

describe('stored values', () => {
  test('[ST-01] every name is there once, and nothing is kept longer than a year', () => {
    const names = Object.values(stored).map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    expect(Object.values(stored).every(({ days }) => [1, 30, 365].includes(days))).toBe(true)
  })

  test('an unknown gender is dropped and female stands for it', () => {
    document.cookie = 'explore_gender=dragon; Path=/'
    expect(readStored(stored.exploreGender)).toBe('female')
    expect(document.cookie).not.toContain('dragon')
    writeStored(stored.exploreGender, 'non-binary')
    expect(readStored(stored.exploreGender)).toBe('non-binary')
    expect(readFromHeader('a=1; explore_gender=male', stored.exploreGender)).toBe('male')
    expect(readFromHeader('explore_gender=%E0%A4%A', stored.exploreGender)).toBe('female')
  })

  test('a draft too large for a cookie goes to local storage and comes back', () => {
    const draft = { story: 'x'.repeat(6000) }
    writeStored(stored.characterDraft, draft)
    expect(document.cookie).not.toContain('character_draft')
    expect(readStored(stored.characterDraft)).toEqual(draft)
    writeStored(stored.characterDraft, { story: 'short' })
    expect(localStorage.getItem('character_draft')).toBeNull()
    expect(readStored(stored.characterDraft)).toEqual({ story: 'short' })
  })

  test('storage that is blocked, full or corrupt never breaks the app', () => {
    localStorage.setItem('query_params', '{"broken')
    expect(readStored(stored.queryParams)).toBeNull()
    expect(localStorage.getItem('query_params')).toBeNull()
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(() => writeStored(stored.queryParams, { a: '1' })).not.toThrow()
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    expect(readStored(stored.queryParams)).toEqual({ a: '1' })
    removeStored(stored.queryParams)
    expect(readStored(stored.queryParams)).toBeNull()
  })

  test('[ST-04] what a browser without cookies refuses is remembered as long as the page is open', () => {
    Object.defineProperty(document, 'cookie', { configurable: true, get: () => '', set: () => {} })
    writeStored(stored.guestSession, 's_1')
    expect([readStored(stored.guestSession), isRefused(stored.guestSession)]).toEqual(['s_1', true])
    removeStored(stored.guestSession)
    expect([readStored(stored.guestSession), isRefused(stored.guestSession)]).toEqual([null, false])
    Reflect.deleteProperty(document, 'cookie')
  })

  test('what lasts as long as the tab is in its own storage alone', () => {
    writeStored(stored.exitOfferSeen, true)
    expect(sessionStorage.getItem('exit_offer_seen')).toBe('1')
    expect([localStorage.getItem('exit_offer_seen'), readCookie(document.cookie, 'exit_offer_seen')]).toEqual([null, undefined])
    expect(readStored(stored.exitOfferSeen)).toBe(true)
    removeStored(stored.exitOfferSeen)
    expect(readStored(stored.exitOfferSeen)).toBeNull()
  })

  test('the locale is kept in local storage, with a cookie for the server', () => {
    writeStored(stored.locale, 'ar')
    expect(localStorage.getItem('locale')).toBe('ar')
    expect(readCookie(document.cookie, 'locale')).toBe('ar')
  })
})

describe('cookies', () => {
  test('[ST-01] strict and secure', () => {
    expect(writeCookie('a', 'b c', { days: 30, sameSite: 'strict', isSecure: true })).toBe(
      'a=b%20c; Max-Age=2592000; Path=/; Secure; SameSite=Strict',
    )
  })

  test('[ST-01] what is kept goes along when this site asks, and never when another one does', () => {
    const written = vi.spyOn(document, 'cookie', 'set')
    onTestFinished(() => written.mockRestore())
    writeStored(stored.refreshToken, 'r')
    writeStored(stored.guestSession, 'g')
    const cookies = written.mock.calls.map(([cookie]) => cookie)
    expect(cookies.map((cookie) => [cookie.split('=')[0], /; SameSite=(\w+)/u.exec(cookie)?.[1]])).toEqual([
      ['refresh_token', 'Strict'],
      ['chat_session_id', 'Strict'],
    ])
  })

  test('[ST-02] the auth cookie goes to the parent domain, cross-site where the connection is safe', () => {
    expect(parentDomain('www.moonlit.example')).toBe('moonlit.example')
    expect(parentDomain('localhost')).toBeUndefined()
    expect(parentDomain('127.0.0.1')).toBeUndefined()
    expect(stored.accessToken.place).toBe('parent')
    expect(writeCookie('t', '1', { days: 1, sameSite: 'none', isSecure: true, domain: 'moonlit.example' })).toContain(
      'Domain=moonlit.example; Path=/; Secure; SameSite=None',
    )
    expect(writeCookie('t', '1', { days: 1, sameSite: 'none', isSecure: false })).toContain('SameSite=Lax')
  })
})
