// Generated from the contract by `npm run generate`. Do not edit: change packages/contract and generate again.

import type { RouteTable } from '../src/route.ts'

const adminReads = { caller: 'admin', safe: true, idempotent: true, retry: true } as const
const anyoneActsOnce = { caller: 'anyone', safe: false, idempotent: true, retry: false } as const
const anyoneReads = { caller: 'anyone', safe: true, idempotent: true, retry: true } as const
const publicActs = { caller: 'public', safe: false, idempotent: false, retry: false } as const
const publicActsOnce = { caller: 'public', safe: false, idempotent: true, retry: false } as const
const publicReads = { caller: 'public', safe: true, idempotent: true, retry: true } as const
const publicSets = { caller: 'public', safe: false, idempotent: true, retry: true } as const
const sessionActs = { caller: 'session', safe: false, idempotent: false, retry: false } as const
const sessionActsOnce = { caller: 'session', safe: false, idempotent: true, retry: false } as const
const sessionReads = { caller: 'session', safe: true, idempotent: true, retry: true } as const
const sessionSets = { caller: 'session', safe: false, idempotent: true, retry: true } as const
const userActs = { caller: 'user', safe: false, idempotent: false, retry: false } as const
const userActsOnce = { caller: 'user', safe: false, idempotent: true, retry: false } as const
const userReads = { caller: 'user', safe: true, idempotent: true, retry: true } as const
const userSets = { caller: 'user', safe: false, idempotent: true, retry: true } as const

/** Every call by resource: how to make it, and what a client must know before repeating it. */
export const table = {
  auth: {
    authUser: { method: 'POST', path: '/api/v1/auth/auth_user/', contentType: 'application/json', metadata: publicActs, check: 'session' },
    register: { method: 'POST', path: '/api/v1/auth/registrations/', contentType: 'application/json', metadata: publicActs, check: 'tokens' },
    login: { method: 'POST', path: '/api/v1/auth/login/', contentType: 'application/json', metadata: publicActs, check: 'tokens' },
    logout: { method: 'POST', path: '/api/v1/auth/logout/', contentType: 'application/json', metadata: publicSets },
    refreshToken: { method: 'POST', path: '/api/v1/auth/refresh-token/', contentType: 'application/json', metadata: publicActs, check: 'newTokens' },
    changePassword: { method: 'POST', path: '/api/v1/auth/change-password/', contentType: 'application/json', metadata: userActs },
    setPassword: { method: 'POST', path: '/api/v1/auth/set-password/', contentType: 'application/json', metadata: userActs },
    sendVerification: { method: 'POST', path: '/api/v1/auth/verify/send/', contentType: 'application/json', metadata: userActs },
    verify: { method: 'POST', path: '/api/v1/auth/verify/:userId/:token/', contentType: 'application/json', metadata: publicActsOnce },
    startReset: { method: 'POST', path: '/api/v1/auth/reset/start/', contentType: 'application/json', metadata: publicActs },
    finishReset: { method: 'POST', path: '/api/v1/auth/reset/finish/:userId/:token/', contentType: 'application/json', metadata: publicActsOnce },
  },
  magicLink: {
    create: { method: 'POST', path: '/api/v1/auth/magic-link/', contentType: 'application/json', metadata: sessionActs },
    apply: { method: 'POST', path: '/api/v1/auth/magic-link/apply/', contentType: 'application/json', metadata: publicActsOnce, check: 'session' },
  },
  sessions: {
    list: { method: 'GET', path: '/api/v1/auth/sessions/', metadata: userReads },
    end: { method: 'DELETE', path: '/api/v1/auth/sessions/:id/', metadata: userActsOnce },
    endOthers: { method: 'DELETE', path: '/api/v1/auth/sessions/', metadata: userActsOnce },
  },
  oauth: {
    getLink: { method: 'GET', path: '/api/v1/oauth/get-link/', metadata: publicActs },
    status: { method: 'GET', path: '/api/v1/oauth/status/:id/', metadata: publicActs, check: 'oauthTokens' },
    signup: { method: 'POST', path: '/api/v1/oauth/signup/', contentType: 'application/json', metadata: publicActsOnce, check: 'tokens' },
  },
  users: {
    me: { method: 'GET', path: '/api/v1/users/me/', metadata: userReads, check: 'user' },
    updateMe: { method: 'PATCH', path: '/api/v1/users/me/', contentType: 'multipart/form-data', metadata: userSets, check: 'user' },
    deleteMe: { method: 'DELETE', path: '/api/v1/users/me/', contentType: 'application/json', metadata: userActsOnce },
    language: { method: 'GET', path: '/api/v1/users/me/language/', metadata: userReads },
    setLanguage: { method: 'PUT', path: '/api/v1/users/me/language/', contentType: 'multipart/form-data', metadata: userSets },
    access: { method: 'GET', path: '/api/v1/users/me/access/', metadata: userReads },
    phoneNumber: { method: 'GET', path: '/api/v1/users/me/phone_number/', metadata: userReads },
    setPhoneNumber: { method: 'PUT', path: '/api/v1/users/me/phone_number/', contentType: 'application/json', metadata: userSets },
    currency: { method: 'GET', path: '/api/v1/users/me/currency/', metadata: anyoneReads },
    export: { method: 'GET', path: '/api/v1/users/me/export/', metadata: userReads },
  },
  stats: {
    firstTouch: { method: 'POST', path: '/api/v1/stats/first-touch/:promoType/', contentType: 'application/json', metadata: anyoneActsOnce },
    firstTouchOfBot: { method: 'POST', path: '/api/v1/stats/first-touch/:promoType/:slug/', contentType: 'application/json', metadata: anyoneActsOnce },
    bot: { method: 'GET', path: '/api/v1/stats/bots/:id/', metadata: anyoneReads },
    source: { method: 'GET', path: '/api/v1/stats/sources/:promoType/', metadata: adminReads },
  },
  core: {
    alive: { method: 'GET', path: '/api/v1/core/alive/', metadata: publicReads },
    contact: { method: 'POST', path: '/api/v1/contact/', contentType: 'application/json', metadata: publicActs },
    report: { method: 'POST', path: '/api/v1/reports/', contentType: 'application/json', metadata: sessionActs },
    mailUnsubscribe: { method: 'POST', path: '/api/v1/mail/unsubscribe/:token/', contentType: 'application/json', metadata: publicSets },
  },
  bots: {
    list: { method: 'GET', path: '/api/v1/bots/', metadata: anyoneReads, check: 'models' },
    extraAvatars: { method: 'GET', path: '/api/v1/bots/extra-avatars/', metadata: anyoneReads },
    roleTypes: { method: 'GET', path: '/api/v1/bots/role_types/', metadata: anyoneReads, check: 'roleTypes' },
    creationOptions: { method: 'GET', path: '/api/v1/bots/create-character/', metadata: anyoneReads },
    createCharacter: { method: 'POST', path: '/api/v1/bots/create-character/', contentType: 'application/json', metadata: userActs },
    checkCharacter: { method: 'POST', path: '/api/v1/bots/create-character/check/', contentType: 'application/json', metadata: publicSets },
    mine: { method: 'GET', path: '/api/v1/bots/me/', metadata: userReads, check: 'models' },
    updateMine: { method: 'PATCH', path: '/api/v1/bots/me/:id/', contentType: 'application/json', metadata: userActs },
    blocked: { method: 'GET', path: '/api/v1/bots/blocked/', metadata: sessionReads },
    block: { method: 'PUT', path: '/api/v1/bots/:slug/block/', contentType: 'application/json', metadata: sessionSets },
    favourites: { method: 'GET', path: '/api/v1/bots/favourites/', metadata: userReads },
    favourite: { method: 'PUT', path: '/api/v1/bots/:slug/favourite/', contentType: 'application/json', metadata: userSets },
    similar: { method: 'GET', path: '/api/v1/bots/:slug/similar/', metadata: anyoneReads },
    one: { method: 'GET', path: '/api/v1/bots/:slug/', metadata: anyoneReads },
  },
  chats: {
    start: { method: 'GET', path: '/api/v1/bots/:slug/go_chat/', metadata: sessionActs, check: 'chat' },
    list: { method: 'GET', path: '/api/v1/chats/', metadata: sessionReads },
    delete: { method: 'DELETE', path: '/api/v1/chats/:id/', metadata: sessionActsOnce },
    messages: { method: 'GET', path: '/api/v1/chats/:id/messages/', metadata: sessionReads },
    read: { method: 'POST', path: '/api/v1/chats/:id/read/', contentType: 'application/json', metadata: sessionSets },
    send: { method: 'POST', path: '/api/v1/chats/:id/send/', contentType: 'application/json', metadata: sessionActs },
    fullImage: { method: 'GET', path: '/api/v1/chats/:id/messages/:msgId/get_full_image/', metadata: sessionSets },
    voice: { method: 'GET', path: '/api/v1/chats/:id/messages/:msgId/get_voice/', metadata: sessionSets },
    reminder: { method: 'POST', path: '/api/v1/chats/:id/reminder/', contentType: 'application/json', metadata: sessionActs },
    call: { method: 'POST', path: '/api/v1/call/:id/create/', contentType: 'application/json', metadata: sessionActs },
    hints: { method: 'GET', path: '/api/v1/dialog_hints/', metadata: anyoneReads },
    search: { method: 'GET', path: '/api/v1/chats/:id/search/', metadata: sessionReads },
    transcript: { method: 'GET', path: '/api/v1/chats/:id/transcript/', metadata: sessionReads },
    edit: { method: 'POST', path: '/api/v1/chats/:id/messages/:msgId/edit/', contentType: 'application/json', metadata: sessionActs },
    anotherReply: { method: 'POST', path: '/api/v1/chats/:id/messages/:msgId/another_reply/', contentType: 'application/json', metadata: sessionActs },
    showVersion: { method: 'POST', path: '/api/v1/chats/:id/messages/:msgId/version/', contentType: 'application/json', metadata: sessionSets },
    react: { method: 'POST', path: '/api/v1/chats/:id/messages/:msgId/reaction/', contentType: 'application/json', metadata: sessionSets },
    deleteMessage: { method: 'DELETE', path: '/api/v1/chats/:id/messages/:msgId/', metadata: sessionActsOnce },
    facts: { method: 'GET', path: '/api/v1/chats/:id/facts/', metadata: sessionReads },
    changeFact: { method: 'PATCH', path: '/api/v1/chats/:id/facts/:factId/', contentType: 'application/json', metadata: sessionSets },
    forgetFact: { method: 'DELETE', path: '/api/v1/chats/:id/facts/:factId/', metadata: sessionActsOnce },
    change: { method: 'PATCH', path: '/api/v1/chats/:id/', contentType: 'application/json', metadata: sessionSets },
  },
  photosForSale: {
    list: { method: 'GET', path: '/api/v1/bots/:slug/photos/', metadata: anyoneReads },
    buy: { method: 'POST', path: '/api/v1/bots/:slug/photos/:id/buy/', contentType: 'application/json', metadata: userActs },
  },
  subscriptions: {
    plans: { method: 'GET', path: '/api/v1/subscriptions/', metadata: anyoneReads },
    packs: { method: 'GET', path: '/api/v1/subscriptions/one-time/', metadata: anyoneReads },
    promoPlans: { method: 'GET', path: '/api/v1/subscriptions/promo/', metadata: anyoneReads },
    mine: { method: 'GET', path: '/api/v1/subscriptions/me/', metadata: userReads },
    receipts: { method: 'GET', path: '/api/v1/subscriptions/receipts/', metadata: userReads },
    promoCode: { method: 'GET', path: '/api/v1/subscriptions/validate-promo-code/:code/', metadata: anyoneReads },
    buy: { method: 'GET', path: '/api/v1/subscriptions/:id/buy/', metadata: userActs },
    buyPack: { method: 'GET', path: '/api/v1/subscriptions/:id/one-time/', metadata: userActs },
    unsubscribe: { method: 'GET', path: '/api/v1/subscriptions/:id/unsubscribe/', metadata: userActsOnce },
    paymentSuccess: { method: 'GET', path: '/api/v1/payment/success/', metadata: userActsOnce },
  },
  generation: {
    styles: { method: 'GET', path: '/api/v1/generation/styles/', metadata: anyoneReads },
    create: { method: 'POST', path: '/api/v1/generation/', contentType: 'application/json', metadata: userActs },
    status: { method: 'GET', path: '/api/v1/generation/:id/status/', metadata: userReads },
    list: { method: 'GET', path: '/api/v1/generation/', metadata: userReads },
    removePhoto: { method: 'DELETE', path: '/api/v1/generation/:id/photos/:photoId/', metadata: userActsOnce },
  },
} as const satisfies RouteTable
