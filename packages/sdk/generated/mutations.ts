// Generated from the contract by `npm run generate`. Do not edit: change packages/contract and generate again.

import { mutationOptions } from '@tanstack/react-query'
import type { Answer, Args, BodyOf } from '../src/call-types.ts'
import type { CallError } from '../src/errors.ts'
import { touching } from '../src/mutate.ts'
import { unwrap } from '../src/unwrap.ts'
import type { Contract } from './api.ts'
import type { MoonlitClient } from './client.ts'

/** Mutation options of every call that changes something, as values: `useMutation(mutations(client).chats.send())`. */
export const mutations = (client: MoonlitClient) => ({
  auth: {
    /** Start a guest session. */
    authUser: () =>
      mutationOptions<BodyOf<Answer<Contract['auth']['authUser']>>, CallError<Contract['auth']['authUser']>, Args<Contract['auth']['authUser']>>({
        mutationKey: ['auth', 'authUser'],
        mutationFn: (args, context) => touching(unwrap(client.auth.authUser(args)), context, [[]]),
      }),
    /** Create an account with e-mail and password. */
    register: () =>
      mutationOptions<BodyOf<Answer<Contract['auth']['register']>>, CallError<Contract['auth']['register']>, Args<Contract['auth']['register']>>({
        mutationKey: ['auth', 'register'],
        mutationFn: (args, context) => touching(unwrap(client.auth.register(args)), context, [[]]),
      }),
    /** Sign in with e-mail and password. */
    login: () =>
      mutationOptions<BodyOf<Answer<Contract['auth']['login']>>, CallError<Contract['auth']['login']>, Args<Contract['auth']['login']>>({
        mutationKey: ['auth', 'login'],
        mutationFn: (args, context) => touching(unwrap(client.auth.login(args)), context, [[]]),
      }),
    /** End this session. */
    logout: () =>
      mutationOptions<BodyOf<Answer<Contract['auth']['logout']>>, CallError<Contract['auth']['logout']>, Args<Contract['auth']['logout']>>({
        mutationKey: ['auth', 'logout'],
        mutationFn: (args, context) => touching(unwrap(client.auth.logout(args)), context, [[]]),
      }),
    /** Exchange a refresh token for new tokens. */
    refreshToken: () =>
      mutationOptions<BodyOf<Answer<Contract['auth']['refreshToken']>>, CallError<Contract['auth']['refreshToken']>, Args<Contract['auth']['refreshToken']>>({
        mutationKey: ['auth', 'refreshToken'],
        mutationFn: (args, context) => touching(unwrap(client.auth.refreshToken(args)), context, []),
      }),
    /** Change the password. */
    changePassword: () =>
      mutationOptions<BodyOf<Answer<Contract['auth']['changePassword']>>, CallError<Contract['auth']['changePassword']>, Args<Contract['auth']['changePassword']>>({
        mutationKey: ['auth', 'changePassword'],
        mutationFn: (args, context) => touching(unwrap(client.auth.changePassword(args)), context, [['sessions']]),
      }),
    /** Set the first password of an account made through a provider. */
    setPassword: () =>
      mutationOptions<BodyOf<Answer<Contract['auth']['setPassword']>>, CallError<Contract['auth']['setPassword']>, Args<Contract['auth']['setPassword']>>({
        mutationKey: ['auth', 'setPassword'],
        mutationFn: (args, context) => touching(unwrap(client.auth.setPassword(args)), context, [['users', 'me']]),
      }),
    /** Send the confirmation mail again. */
    sendVerification: () =>
      mutationOptions<BodyOf<Answer<Contract['auth']['sendVerification']>>, CallError<Contract['auth']['sendVerification']>, Args<Contract['auth']['sendVerification']> | void>({
        mutationKey: ['auth', 'sendVerification'],
        mutationFn: (args, context) => touching(unwrap(client.auth.sendVerification(args ?? {})), context, [['users', 'me']]),
      }),
    /** Confirm an e-mail address. */
    verify: () =>
      mutationOptions<BodyOf<Answer<Contract['auth']['verify']>>, CallError<Contract['auth']['verify']>, Args<Contract['auth']['verify']>>({
        mutationKey: ['auth', 'verify'],
        mutationFn: (args, context) => touching(unwrap(client.auth.verify(args)), context, [['users']]),
      }),
    /** Ask for a mail to reset the password. */
    startReset: () =>
      mutationOptions<BodyOf<Answer<Contract['auth']['startReset']>>, CallError<Contract['auth']['startReset']>, Args<Contract['auth']['startReset']>>({
        mutationKey: ['auth', 'startReset'],
        mutationFn: (args, context) => touching(unwrap(client.auth.startReset(args)), context, []),
      }),
    /** Set a new password with the token from the mail. */
    finishReset: () =>
      mutationOptions<BodyOf<Answer<Contract['auth']['finishReset']>>, CallError<Contract['auth']['finishReset']>, Args<Contract['auth']['finishReset']>>({
        mutationKey: ['auth', 'finishReset'],
        mutationFn: (args, context) => touching(unwrap(client.auth.finishReset(args)), context, []),
      }),
  },
  magicLink: {
    /** Make a link that moves a guest session to another device. */
    create: () =>
      mutationOptions<BodyOf<Answer<Contract['magicLink']['create']>>, CallError<Contract['magicLink']['create']>, Args<Contract['magicLink']['create']> | void>({
        mutationKey: ['magicLink', 'create'],
        mutationFn: (args, context) => touching(unwrap(client.magicLink.create(args ?? {})), context, []),
      }),
    /** Take over the guest session of a magic link. */
    apply: () =>
      mutationOptions<BodyOf<Answer<Contract['magicLink']['apply']>>, CallError<Contract['magicLink']['apply']>, Args<Contract['magicLink']['apply']>>({
        mutationKey: ['magicLink', 'apply'],
        mutationFn: (args, context) => touching(unwrap(client.magicLink.apply(args)), context, [[]]),
      }),
  },
  sessions: {
    /** End a session. */
    end: () =>
      mutationOptions<BodyOf<Answer<Contract['sessions']['end']>>, CallError<Contract['sessions']['end']>, Args<Contract['sessions']['end']>>({
        mutationKey: ['sessions', 'end'],
        mutationFn: (args, context) => touching(unwrap(client.sessions.end(args)), context, [['sessions']]),
      }),
    /** End all sessions but this one. */
    endOthers: () =>
      mutationOptions<BodyOf<Answer<Contract['sessions']['endOthers']>>, CallError<Contract['sessions']['endOthers']>, Args<Contract['sessions']['endOthers']> | void>({
        mutationKey: ['sessions', 'endOthers'],
        mutationFn: (args, context) => touching(unwrap(client.sessions.endOthers(args ?? {})), context, [['sessions']]),
      }),
  },
  oauth: {
    /** Get the address of a provider's sign-in page. */
    getLink: () =>
      mutationOptions<BodyOf<Answer<Contract['oauth']['getLink']>>, CallError<Contract['oauth']['getLink']>, Args<Contract['oauth']['getLink']>>({
        mutationKey: ['oauth', 'getLink'],
        mutationFn: (args, context) => touching(unwrap(client.oauth.getLink(args)), context, []),
      }),
    /** Ask how a social sign-in ended. */
    status: () =>
      mutationOptions<BodyOf<Answer<Contract['oauth']['status']>>, CallError<Contract['oauth']['status']>, Args<Contract['oauth']['status']>>({
        mutationKey: ['oauth', 'status'],
        mutationFn: (args, context) => touching(unwrap(client.oauth.status(args)), context, [[]]),
      }),
    /** Create an account from a provider's profile. */
    signup: () =>
      mutationOptions<BodyOf<Answer<Contract['oauth']['signup']>>, CallError<Contract['oauth']['signup']>, Args<Contract['oauth']['signup']>>({
        mutationKey: ['oauth', 'signup'],
        mutationFn: (args, context) => touching(unwrap(client.oauth.signup(args)), context, [[]]),
      }),
  },
  users: {
    /** Change the profile. */
    updateMe: () =>
      mutationOptions<BodyOf<Answer<Contract['users']['updateMe']>>, CallError<Contract['users']['updateMe']>, Args<Contract['users']['updateMe']> | void>({
        mutationKey: ['users', 'updateMe'],
        mutationFn: (args, context) => touching(unwrap(client.users.updateMe(args ?? {})), context, [['users']]),
      }),
    /** Delete the account. */
    deleteMe: () =>
      mutationOptions<BodyOf<Answer<Contract['users']['deleteMe']>>, CallError<Contract['users']['deleteMe']>, Args<Contract['users']['deleteMe']> | void>({
        mutationKey: ['users', 'deleteMe'],
        mutationFn: (args, context) => touching(unwrap(client.users.deleteMe(args ?? {})), context, [[]]),
      }),
    /** Change the language. */
    setLanguage: () =>
      mutationOptions<BodyOf<Answer<Contract['users']['setLanguage']>>, CallError<Contract['users']['setLanguage']>, Args<Contract['users']['setLanguage']>>({
        mutationKey: ['users', 'setLanguage'],
        mutationFn: (args, context) => touching(unwrap(client.users.setLanguage(args)), context, [['users'], ['chats'], ['subscriptions']]),
      }),
    /** Change the phone number. */
    setPhoneNumber: () =>
      mutationOptions<BodyOf<Answer<Contract['users']['setPhoneNumber']>>, CallError<Contract['users']['setPhoneNumber']>, Args<Contract['users']['setPhoneNumber']>>({
        mutationKey: ['users', 'setPhoneNumber'],
        mutationFn: (args, context) => touching(unwrap(client.users.setPhoneNumber(args)), context, [['users']]),
      }),
  },
  stats: {
    /** Remember where a visit came from. */
    firstTouch: () =>
      mutationOptions<BodyOf<Answer<Contract['stats']['firstTouch']>>, CallError<Contract['stats']['firstTouch']>, Args<Contract['stats']['firstTouch']>>({
        mutationKey: ['stats', 'firstTouch'],
        mutationFn: (args, context) => touching(unwrap(client.stats.firstTouch(args)), context, []),
      }),
    /** Remember where a visit to a character came from. */
    firstTouchOfBot: () =>
      mutationOptions<BodyOf<Answer<Contract['stats']['firstTouchOfBot']>>, CallError<Contract['stats']['firstTouchOfBot']>, Args<Contract['stats']['firstTouchOfBot']>>({
        mutationKey: ['stats', 'firstTouchOfBot'],
        mutationFn: (args, context) => touching(unwrap(client.stats.firstTouchOfBot(args)), context, []),
      }),
  },
  core: {
    /** Write to us. */
    contact: () =>
      mutationOptions<BodyOf<Answer<Contract['core']['contact']>>, CallError<Contract['core']['contact']>, Args<Contract['core']['contact']>>({
        mutationKey: ['core', 'contact'],
        mutationFn: (args, context) => touching(unwrap(client.core.contact(args)), context, []),
      }),
    /** Report a message or a character. */
    report: () =>
      mutationOptions<BodyOf<Answer<Contract['core']['report']>>, CallError<Contract['core']['report']>, Args<Contract['core']['report']>>({
        mutationKey: ['core', 'report'],
        mutationFn: (args, context) => touching(unwrap(client.core.report(args)), context, []),
      }),
    /** Stop or resume the newsletter from a mail. */
    mailUnsubscribe: () =>
      mutationOptions<BodyOf<Answer<Contract['core']['mailUnsubscribe']>>, CallError<Contract['core']['mailUnsubscribe']>, Args<Contract['core']['mailUnsubscribe']>>({
        mutationKey: ['core', 'mailUnsubscribe'],
        mutationFn: (args, context) => touching(unwrap(client.core.mailUnsubscribe(args)), context, [['users', 'me']]),
      }),
  },
  bots: {
    /** Create a character. */
    createCharacter: () =>
      mutationOptions<BodyOf<Answer<Contract['bots']['createCharacter']>>, CallError<Contract['bots']['createCharacter']>, Args<Contract['bots']['createCharacter']>>({
        mutationKey: ['bots', 'createCharacter'],
        mutationFn: (args, context) => touching(unwrap(client.bots.createCharacter(args)), context, [['bots'], ['users'], ['subscriptions', 'mine']]),
      }),
    /** Whether words may be said of a new character. */
    checkCharacter: () =>
      mutationOptions<BodyOf<Answer<Contract['bots']['checkCharacter']>>, CallError<Contract['bots']['checkCharacter']>, Args<Contract['bots']['checkCharacter']>>({
        mutationKey: ['bots', 'checkCharacter'],
        mutationFn: (args, context) => touching(unwrap(client.bots.checkCharacter(args)), context, []),
      }),
    /** Rename a character or choose its greeting photo. */
    updateMine: () =>
      mutationOptions<BodyOf<Answer<Contract['bots']['updateMine']>>, CallError<Contract['bots']['updateMine']>, Args<Contract['bots']['updateMine']>>({
        mutationKey: ['bots', 'updateMine'],
        mutationFn: (args, context) => touching(unwrap(client.bots.updateMine(args)), context, [['bots']]),
      }),
    /** Block or unblock a character. */
    block: () =>
      mutationOptions<BodyOf<Answer<Contract['bots']['block']>>, CallError<Contract['bots']['block']>, Args<Contract['bots']['block']>>({
        mutationKey: ['bots', 'block'],
        mutationFn: (args, context) => touching(unwrap(client.bots.block(args)), context, [['bots'], ['chats']]),
      }),
    /** Keep a character as a favourite, or no longer. */
    favourite: () =>
      mutationOptions<BodyOf<Answer<Contract['bots']['favourite']>>, CallError<Contract['bots']['favourite']>, Args<Contract['bots']['favourite']>>({
        mutationKey: ['bots', 'favourite'],
        mutationFn: (args, context) => touching(unwrap(client.bots.favourite(args)), context, [['bots', 'favourites']]),
      }),
  },
  chats: {
    /** Open the chat with a character. */
    start: () =>
      mutationOptions<BodyOf<Answer<Contract['chats']['start']>>, CallError<Contract['chats']['start']>, Args<Contract['chats']['start']>>({
        mutationKey: ['chats', 'start'],
        mutationFn: (args, context) => touching(unwrap(client.chats.start(args)), context, [['chats']]),
      }),
    /** Delete a chat. */
    delete: () =>
      mutationOptions<BodyOf<Answer<Contract['chats']['delete']>>, CallError<Contract['chats']['delete']>, Args<Contract['chats']['delete']>>({
        mutationKey: ['chats', 'delete'],
        mutationFn: (args, context) => touching(unwrap(client.chats.delete(args)), context, [['chats']]),
      }),
    /** Mark a chat as read. */
    read: () =>
      mutationOptions<BodyOf<Answer<Contract['chats']['read']>>, CallError<Contract['chats']['read']>, Args<Contract['chats']['read']>>({
        mutationKey: ['chats', 'read'],
        mutationFn: (args, context) => touching(unwrap(client.chats.read(args)), context, [['chats']]),
      }),
    /** Send a message and get the reply. */
    send: () =>
      mutationOptions<BodyOf<Answer<Contract['chats']['send']>>, CallError<Contract['chats']['send']>, Args<Contract['chats']['send']>>({
        mutationKey: ['chats', 'send'],
        mutationFn: (args, context) => touching(unwrap(client.chats.send(args)), context, [['chats'], ['subscriptions', 'mine']]),
      }),
    /** Reveal a picture. */
    fullImage: () =>
      mutationOptions<BodyOf<Answer<Contract['chats']['fullImage']>>, CallError<Contract['chats']['fullImage']>, Args<Contract['chats']['fullImage']>>({
        mutationKey: ['chats', 'fullImage'],
        mutationFn: (args, context) => touching(unwrap(client.chats.fullImage(args)), context, [['chats']]),
      }),
    /** Hear a message. */
    voice: () =>
      mutationOptions<BodyOf<Answer<Contract['chats']['voice']>>, CallError<Contract['chats']['voice']>, Args<Contract['chats']['voice']>>({
        mutationKey: ['chats', 'voice'],
        mutationFn: (args, context) => touching(unwrap(client.chats.voice(args)), context, [['chats'], ['users', 'me'], ['subscriptions', 'mine']]),
      }),
    /** Let the character remind the person. */
    reminder: () =>
      mutationOptions<BodyOf<Answer<Contract['chats']['reminder']>>, CallError<Contract['chats']['reminder']>, Args<Contract['chats']['reminder']>>({
        mutationKey: ['chats', 'reminder'],
        mutationFn: (args, context) => touching(unwrap(client.chats.reminder(args)), context, [['chats']]),
      }),
    /** Ask for a phone call. */
    call: () =>
      mutationOptions<BodyOf<Answer<Contract['chats']['call']>>, CallError<Contract['chats']['call']>, Args<Contract['chats']['call']>>({
        mutationKey: ['chats', 'call'],
        mutationFn: (args, context) => touching(unwrap(client.chats.call(args)), context, [['users']]),
      }),
    /** Edit the person's last message and get another reply. */
    edit: () =>
      mutationOptions<BodyOf<Answer<Contract['chats']['edit']>>, CallError<Contract['chats']['edit']>, Args<Contract['chats']['edit']>>({
        mutationKey: ['chats', 'edit'],
        mutationFn: (args, context) => touching(unwrap(client.chats.edit(args)), context, [['chats'], ['subscriptions', 'mine']]),
      }),
    /** Get another reply to the same message. */
    anotherReply: () =>
      mutationOptions<BodyOf<Answer<Contract['chats']['anotherReply']>>, CallError<Contract['chats']['anotherReply']>, Args<Contract['chats']['anotherReply']>>({
        mutationKey: ['chats', 'anotherReply'],
        mutationFn: (args, context) => touching(unwrap(client.chats.anotherReply(args)), context, [['chats'], ['subscriptions', 'mine']]),
      }),
    /** Show another version of a reply. */
    showVersion: () =>
      mutationOptions<BodyOf<Answer<Contract['chats']['showVersion']>>, CallError<Contract['chats']['showVersion']>, Args<Contract['chats']['showVersion']>>({
        mutationKey: ['chats', 'showVersion'],
        mutationFn: (args, context) => touching(unwrap(client.chats.showVersion(args)), context, [['chats']]),
      }),
    /** React to a message of the character. */
    react: () =>
      mutationOptions<BodyOf<Answer<Contract['chats']['react']>>, CallError<Contract['chats']['react']>, Args<Contract['chats']['react']>>({
        mutationKey: ['chats', 'react'],
        mutationFn: (args, context) => touching(unwrap(client.chats.react(args)), context, [['chats']]),
      }),
    /** Delete a message. */
    deleteMessage: () =>
      mutationOptions<BodyOf<Answer<Contract['chats']['deleteMessage']>>, CallError<Contract['chats']['deleteMessage']>, Args<Contract['chats']['deleteMessage']>>({
        mutationKey: ['chats', 'deleteMessage'],
        mutationFn: (args, context) => touching(unwrap(client.chats.deleteMessage(args)), context, [['chats']]),
      }),
    /** Correct or pin a fact. */
    changeFact: () =>
      mutationOptions<BodyOf<Answer<Contract['chats']['changeFact']>>, CallError<Contract['chats']['changeFact']>, Args<Contract['chats']['changeFact']>>({
        mutationKey: ['chats', 'changeFact'],
        mutationFn: (args, context) => touching(unwrap(client.chats.changeFact(args)), context, [['chats']]),
      }),
    /** Forget a fact. */
    forgetFact: () =>
      mutationOptions<BodyOf<Answer<Contract['chats']['forgetFact']>>, CallError<Contract['chats']['forgetFact']>, Args<Contract['chats']['forgetFact']>>({
        mutationKey: ['chats', 'forgetFact'],
        mutationFn: (args, context) => touching(unwrap(client.chats.forgetFact(args)), context, [['chats']]),
      }),
    /** Pin, mute or archive a chat. */
    change: () =>
      mutationOptions<BodyOf<Answer<Contract['chats']['change']>>, CallError<Contract['chats']['change']>, Args<Contract['chats']['change']>>({
        mutationKey: ['chats', 'change'],
        mutationFn: (args, context) => touching(unwrap(client.chats.change(args)), context, [['chats']]),
      }),
  },
  photosForSale: {
    /** Start the payment of one photo. */
    buy: () =>
      mutationOptions<BodyOf<Answer<Contract['photosForSale']['buy']>>, CallError<Contract['photosForSale']['buy']>, Args<Contract['photosForSale']['buy']>>({
        mutationKey: ['photosForSale', 'buy'],
        mutationFn: (args, context) => touching(unwrap(client.photosForSale.buy(args)), context, []),
      }),
  },
  subscriptions: {
    /** Start the payment of a plan or a character. */
    buy: () =>
      mutationOptions<BodyOf<Answer<Contract['subscriptions']['buy']>>, CallError<Contract['subscriptions']['buy']>, Args<Contract['subscriptions']['buy']>>({
        mutationKey: ['subscriptions', 'buy'],
        mutationFn: (args, context) => touching(unwrap(client.subscriptions.buy(args)), context, []),
      }),
    /** Start the payment of a pack. */
    buyPack: () =>
      mutationOptions<BodyOf<Answer<Contract['subscriptions']['buyPack']>>, CallError<Contract['subscriptions']['buyPack']>, Args<Contract['subscriptions']['buyPack']>>({
        mutationKey: ['subscriptions', 'buyPack'],
        mutationFn: (args, context) => touching(unwrap(client.subscriptions.buyPack(args)), context, []),
      }),
    /** Cancel a subscription. */
    unsubscribe: () =>
      mutationOptions<BodyOf<Answer<Contract['subscriptions']['unsubscribe']>>, CallError<Contract['subscriptions']['unsubscribe']>, Args<Contract['subscriptions']['unsubscribe']>>({
        mutationKey: ['subscriptions', 'unsubscribe'],
        mutationFn: (args, context) => touching(unwrap(client.subscriptions.unsubscribe(args)), context, [['subscriptions'], ['users'], ['bots'], ['chats'], ['photosForSale']]),
      }),
    /** Confirm a payment. */
    paymentSuccess: () =>
      mutationOptions<BodyOf<Answer<Contract['subscriptions']['paymentSuccess']>>, CallError<Contract['subscriptions']['paymentSuccess']>, Args<Contract['subscriptions']['paymentSuccess']>>({
        mutationKey: ['subscriptions', 'paymentSuccess'],
        mutationFn: (args, context) => touching(unwrap(client.subscriptions.paymentSuccess(args)), context, [['subscriptions'], ['users'], ['bots'], ['chats'], ['photosForSale']]),
      }),
  },
  generation: {
    /** Make photos of a character. */
    create: () =>
      mutationOptions<BodyOf<Answer<Contract['generation']['create']>>, CallError<Contract['generation']['create']>, Args<Contract['generation']['create']>>({
        mutationKey: ['generation', 'create'],
        mutationFn: (args, context) => touching(unwrap(client.generation.create(args)), context, [['generation'], ['users', 'me'], ['subscriptions', 'mine']]),
      }),
    /** Delete a photo. */
    removePhoto: () =>
      mutationOptions<BodyOf<Answer<Contract['generation']['removePhoto']>>, CallError<Contract['generation']['removePhoto']>, Args<Contract['generation']['removePhoto']>>({
        mutationKey: ['generation', 'removePhoto'],
        mutationFn: (args, context) => touching(unwrap(client.generation.removePhoto(args)), context, [['generation']]),
      }),
  },
})
