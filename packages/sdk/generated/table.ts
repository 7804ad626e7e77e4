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

/** Statuses that any call may answer besides its own. */
export const COMMON_STATUSES = [400, 401, 403, 404, 405, 429, 500, 503] as const

/** Every call by resource: how to make it, what it may answer, and what a client must know before repeating it. */
export const table = {
  auth: {
    authUser: { method: 'POST', path: '/api/v1/auth/auth_user/', contentType: 'application/json', statuses: [200], metadata: publicActs, check: 'session' },
    register: { method: 'POST', path: '/api/v1/auth/registrations/', contentType: 'application/json', statuses: [201, 409], metadata: publicActs, check: 'tokens' },
    login: { method: 'POST', path: '/api/v1/auth/login/', contentType: 'application/json', statuses: [200], metadata: publicActs, check: 'tokens' },
    logout: { method: 'POST', path: '/api/v1/auth/logout/', contentType: 'application/json', statuses: [200], metadata: publicSets },
    refreshToken: { method: 'POST', path: '/api/v1/auth/refresh-token/', contentType: 'application/json', statuses: [200], metadata: publicActs, check: 'newTokens' },
    changePassword: { method: 'POST', path: '/api/v1/auth/change-password/', contentType: 'application/json', statuses: [200], metadata: userActs },
    setPassword: { method: 'POST', path: '/api/v1/auth/set-password/', contentType: 'application/json', statuses: [200, 409], metadata: userActs },
    sendVerification: { method: 'POST', path: '/api/v1/auth/verify/send/', contentType: 'application/json', statuses: [200, 409], metadata: userActs },
    verify: { method: 'POST', path: '/api/v1/auth/verify/:userId/:token/', contentType: 'application/json', statuses: [200], metadata: publicActsOnce },
    startReset: { method: 'POST', path: '/api/v1/auth/reset/start/', contentType: 'application/json', statuses: [200], metadata: publicActs },
    finishReset: { method: 'POST', path: '/api/v1/auth/reset/finish/:userId/:token/', contentType: 'application/json', statuses: [200], metadata: publicActsOnce },
  },
  magicLink: {
    create: { method: 'POST', path: '/api/v1/auth/magic-link/', contentType: 'application/json', statuses: [201], metadata: sessionActs },
    apply: { method: 'POST', path: '/api/v1/auth/magic-link/apply/', contentType: 'application/json', statuses: [200, 410], metadata: publicActsOnce, check: 'session' },
  },
  sessions: {
    list: { method: 'GET', path: '/api/v1/auth/sessions/', statuses: [200], metadata: userReads },
    end: { method: 'DELETE', path: '/api/v1/auth/sessions/:id/', statuses: [200], metadata: userActsOnce },
    endOthers: { method: 'DELETE', path: '/api/v1/auth/sessions/', statuses: [200], metadata: userActsOnce },
  },
  oauth: {
    getLink: { method: 'GET', path: '/api/v1/oauth/get-link/', statuses: [200], metadata: publicActs },
    status: { method: 'GET', path: '/api/v1/oauth/status/:id/', statuses: [200], metadata: publicActs, check: 'oauthTokens' },
    signup: { method: 'POST', path: '/api/v1/oauth/signup/', contentType: 'application/json', statuses: [201, 409], metadata: publicActsOnce, check: 'tokens' },
  },
  users: {
    me: { method: 'GET', path: '/api/v1/users/me/', statuses: [200], metadata: userReads, check: 'user' },
    updateMe: { method: 'PATCH', path: '/api/v1/users/me/', contentType: 'multipart/form-data', statuses: [200, 409, 413, 415], metadata: userSets, check: 'user' },
    deleteMe: { method: 'DELETE', path: '/api/v1/users/me/', contentType: 'application/json', statuses: [200], metadata: userActsOnce },
    language: { method: 'GET', path: '/api/v1/users/me/language/', statuses: [200], metadata: userReads },
    setLanguage: { method: 'PUT', path: '/api/v1/users/me/language/', contentType: 'multipart/form-data', statuses: [200], metadata: userSets },
    access: { method: 'GET', path: '/api/v1/users/me/access/', statuses: [200], metadata: userReads },
    phoneNumber: { method: 'GET', path: '/api/v1/users/me/phone_number/', statuses: [200], metadata: userReads },
    setPhoneNumber: { method: 'PUT', path: '/api/v1/users/me/phone_number/', contentType: 'application/json', statuses: [200], metadata: userSets },
    currency: { method: 'GET', path: '/api/v1/users/me/currency/', statuses: [200], metadata: anyoneReads },
    export: { method: 'GET', path: '/api/v1/users/me/export/', statuses: [200], metadata: userReads },
  },
  stats: {
    firstTouch: { method: 'POST', path: '/api/v1/stats/first-touch/:promoType/', contentType: 'application/json', statuses: [200], metadata: anyoneActsOnce },
    firstTouchOfBot: { method: 'POST', path: '/api/v1/stats/first-touch/:promoType/:slug/', contentType: 'application/json', statuses: [200], metadata: anyoneActsOnce },
    bot: { method: 'GET', path: '/api/v1/stats/bots/:id/', statuses: [200], metadata: anyoneReads },
    source: { method: 'GET', path: '/api/v1/stats/sources/:promoType/', statuses: [200], metadata: adminReads },
  },
  core: {
    alive: { method: 'GET', path: '/api/v1/core/alive/', statuses: [200], metadata: publicReads },
    contact: { method: 'POST', path: '/api/v1/contact/', contentType: 'application/json', statuses: [201], metadata: publicActs },
    report: { method: 'POST', path: '/api/v1/reports/', contentType: 'application/json', statuses: [201], metadata: sessionActs },
    mailUnsubscribe: { method: 'POST', path: '/api/v1/mail/unsubscribe/:token/', contentType: 'application/json', statuses: [200], metadata: publicSets },
  },
  bots: {
    list: { method: 'GET', path: '/api/v1/bots/', statuses: [200], metadata: anyoneReads, check: 'models' },
    extraAvatars: { method: 'GET', path: '/api/v1/bots/extra-avatars/', statuses: [200], metadata: anyoneReads },
    roleTypes: { method: 'GET', path: '/api/v1/bots/role_types/', statuses: [200], metadata: anyoneReads, check: 'roleTypes' },
    creationOptions: { method: 'GET', path: '/api/v1/bots/create-character/', statuses: [200], metadata: anyoneReads },
    createCharacter: { method: 'POST', path: '/api/v1/bots/create-character/', contentType: 'application/json', statuses: [201, 402], metadata: userActs },
    mine: { method: 'GET', path: '/api/v1/bots/me/', statuses: [200], metadata: userReads, check: 'models' },
    updateMine: { method: 'PATCH', path: '/api/v1/bots/me/:id/', contentType: 'application/json', statuses: [200, 409], metadata: userActs },
    blocked: { method: 'GET', path: '/api/v1/bots/blocked/', statuses: [200], metadata: sessionReads },
    block: { method: 'PUT', path: '/api/v1/bots/:slug/block/', contentType: 'application/json', statuses: [200], metadata: sessionSets },
    favourites: { method: 'GET', path: '/api/v1/bots/favourites/', statuses: [200], metadata: userReads },
    favourite: { method: 'PUT', path: '/api/v1/bots/:slug/favourite/', contentType: 'application/json', statuses: [200], metadata: userSets },
    similar: { method: 'GET', path: '/api/v1/bots/:slug/similar/', statuses: [200], metadata: anyoneReads },
    one: { method: 'GET', path: '/api/v1/bots/:slug/', statuses: [200], metadata: anyoneReads },
  },
  chats: {
    start: { method: 'GET', path: '/api/v1/bots/:slug/go_chat/', statuses: [200, 402, 409], metadata: sessionActs, check: 'chat' },
    list: { method: 'GET', path: '/api/v1/chats/', statuses: [200], metadata: sessionReads },
    delete: { method: 'DELETE', path: '/api/v1/chats/:id/', statuses: [200], metadata: sessionActsOnce },
    messages: { method: 'GET', path: '/api/v1/chats/:id/messages/', statuses: [200], metadata: sessionReads },
    read: { method: 'POST', path: '/api/v1/chats/:id/read/', contentType: 'application/json', statuses: [200], metadata: sessionSets },
    send: { method: 'POST', path: '/api/v1/chats/:id/send/', contentType: 'application/json', statuses: [200, 208, 402], metadata: sessionActs },
    fullImage: { method: 'GET', path: '/api/v1/chats/:id/messages/:msgId/get_full_image/', statuses: [200, 402], metadata: sessionSets },
    voice: { method: 'GET', path: '/api/v1/chats/:id/messages/:msgId/get_voice/', statuses: [200, 402], metadata: sessionSets },
    reminder: { method: 'POST', path: '/api/v1/chats/:id/reminder/', contentType: 'application/json', statuses: [200], metadata: sessionActs },
    call: { method: 'POST', path: '/api/v1/call/:id/create/', contentType: 'application/json', statuses: [201, 402], metadata: sessionActs },
    hints: { method: 'GET', path: '/api/v1/dialog_hints/', statuses: [200], metadata: anyoneReads },
    search: { method: 'GET', path: '/api/v1/chats/:id/search/', statuses: [200], metadata: sessionReads },
    transcript: { method: 'GET', path: '/api/v1/chats/:id/transcript/', statuses: [200], metadata: sessionReads },
    edit: { method: 'POST', path: '/api/v1/chats/:id/messages/:msgId/edit/', contentType: 'application/json', statuses: [200, 208, 402, 409], metadata: sessionActs },
    anotherReply: { method: 'POST', path: '/api/v1/chats/:id/messages/:msgId/another_reply/', contentType: 'application/json', statuses: [200, 208, 402, 409], metadata: sessionActs },
    showVersion: { method: 'POST', path: '/api/v1/chats/:id/messages/:msgId/version/', contentType: 'application/json', statuses: [200, 208, 409], metadata: sessionSets },
    react: { method: 'POST', path: '/api/v1/chats/:id/messages/:msgId/reaction/', contentType: 'application/json', statuses: [200], metadata: sessionSets },
    facts: { method: 'GET', path: '/api/v1/chats/:id/facts/', statuses: [200], metadata: sessionReads },
    changeFact: { method: 'PATCH', path: '/api/v1/chats/:id/facts/:factId/', contentType: 'application/json', statuses: [200], metadata: sessionSets },
    forgetFact: { method: 'DELETE', path: '/api/v1/chats/:id/facts/:factId/', statuses: [200], metadata: sessionActsOnce },
    change: { method: 'PATCH', path: '/api/v1/chats/:id/', contentType: 'application/json', statuses: [200], metadata: sessionSets },
  },
  photosForSale: {
    list: { method: 'GET', path: '/api/v1/bots/:slug/photos/', statuses: [200], metadata: anyoneReads },
    buy: { method: 'POST', path: '/api/v1/bots/:slug/photos/:id/buy/', contentType: 'application/json', statuses: [200, 409], metadata: userActs },
  },
  subscriptions: {
    plans: { method: 'GET', path: '/api/v1/subscriptions/', statuses: [200], metadata: anyoneReads },
    packs: { method: 'GET', path: '/api/v1/subscriptions/one-time/', statuses: [200], metadata: anyoneReads },
    promoPlans: { method: 'GET', path: '/api/v1/subscriptions/promo/', statuses: [200], metadata: anyoneReads },
    mine: { method: 'GET', path: '/api/v1/subscriptions/me/', statuses: [200], metadata: userReads },
    receipts: { method: 'GET', path: '/api/v1/subscriptions/receipts/', statuses: [200], metadata: userReads },
    promoCode: { method: 'GET', path: '/api/v1/subscriptions/validate-promo-code/:code/', statuses: [200], metadata: anyoneReads },
    buy: { method: 'GET', path: '/api/v1/subscriptions/:id/buy/', statuses: [200, 409], metadata: userActs },
    buyPack: { method: 'GET', path: '/api/v1/subscriptions/:id/one-time/', statuses: [200], metadata: userActs },
    unsubscribe: { method: 'GET', path: '/api/v1/subscriptions/:id/unsubscribe/', statuses: [200], metadata: userActsOnce },
    paymentSuccess: { method: 'GET', path: '/api/v1/payment/success/', statuses: [200], metadata: userActsOnce },
  },
  generation: {
    styles: { method: 'GET', path: '/api/v1/generation/styles/', statuses: [200], metadata: anyoneReads },
    create: { method: 'POST', path: '/api/v1/generation/', contentType: 'application/json', statuses: [202, 402], metadata: userActs },
    status: { method: 'GET', path: '/api/v1/generation/:id/status/', statuses: [200], metadata: userReads },
    list: { method: 'GET', path: '/api/v1/generation/', statuses: [200], metadata: userReads },
    removePhoto: { method: 'DELETE', path: '/api/v1/generation/:id/photos/:photoId/', statuses: [200], metadata: userActsOnce },
  },
} as const satisfies RouteTable
