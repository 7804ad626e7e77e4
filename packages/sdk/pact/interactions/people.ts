import { given } from '../interaction.ts'

/** Provider states of who calls, which most interactions begin with. */
export const nobody = [given('nobody is signed in')]
export const free = [given('the {persona} persona is signed in', { persona: 'free' })]
export const unconfirmed = [given('the {persona} persona is signed in', { persona: 'unconfirmed' })]
export const admin = [given('the {persona} persona is signed in', { persona: 'admin' })]
export const premium = [given('the {persona} persona is signed in', { persona: 'premium' })]

/** The e-mail of somebody who has an account or makes one. */
export const email = 'robin@moonlit.example'
export const guest = [given('a guest named {firstName} is here', { firstName: 'Sam' })]
export const chatting = [given('a guest named {firstName} has a chat with {slug}', { firstName: 'Sam', slug: 'amara' })]
