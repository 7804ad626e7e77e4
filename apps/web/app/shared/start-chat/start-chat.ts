import type { Bot } from '@moonlit/sdk'
import { createContext, use } from 'react'

/** What is needed of a character to open a chat with it. */
export type Startable = Pick<Bot, 'slug' | 'firstName' | 'access'>

/** Why a chat is opened that nobody asked for: that of the guest session before is gone. */
export type StartReason = 'guest-ended'

export interface StartChat {
  /** Opens the chat, asking the person first for what is missing; `reason` says why that is asked again. A second call while one is pending does nothing. [SC-05] */
  start(character: Startable, reason?: StartReason): void
  /** The character whose chat is being opened. */
  readonly pendingSlug: string | null
}

const StartChatContext = createContext<StartChat | null>(null)
export const StartChatProvider = StartChatContext.Provider

/** How a card or a page starts a chat. */
export const useStartChat = (): StartChat => {
  const value = use(StartChatContext)
  if (!value) throw new Error('Starting a chat needs the provider of the layout around it')
  return value
}
