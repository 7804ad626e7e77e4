import type { Plan } from '@moonlit/sdk'
import type { Gender } from '@moonlit/sdk/rules'
import type { Startable, StartReason } from '../start-chat/start-chat.ts'

/** What the sign dialog is for; it can be changed within. */
export type SignMode = 'sign-in' | 'sign-up' | 'forgot-password'

/** Why somebody is asked to sign in whom nobody asked for it: a session ended, their own or that of a guest, a page needs one, or what they were about to do. */
export type SignReason = 'ended' | 'guest-ended' | 'needed' | 'account'

/** The character whom a payment is about. */
export interface UpgradeCharacter {
  readonly slug: string
  readonly firstName: string
  readonly imageUrl: string
}

/** Every overlay of the app, by name, with what it is given. app/overlay-registry.ts says which component shows it. */
export interface OverlayProps {
  /** Sign in, sign up, forgotten password, and confirming the e-mail after a sign-up. [SG-01] */
  readonly sign: {
    readonly mode: SignMode
    /** Where to go once signed in: the page that asked for it. The person stays where they are when left out. */
    readonly returnTo?: string | undefined
    /** Whose password was forgotten, where that is known. */
    readonly email?: string
    /** Told at the top; left out where the person asked for the dialog. */
    readonly reason?: SignReason | undefined
  }
  /** Registration is refused for an e-mail whose accounts were deleted too often. [SG-09] */
  readonly 'deleted-accounts': object
  /** First name and gender of a visitor, before their first chat. [SC-01] */
  readonly guest: {
    readonly character: Startable
    /** Told at the top; left out where the person asked for the chat. */
    readonly reason?: StartReason | undefined
    /** The guest session is there: opens the chat. */
    readonly onReady: () => Promise<void>
  }
  /** The name or gender that a member's profile lacks, before a chat. [SC-02] */
  readonly 'fill-in': {
    readonly start?: { readonly firstName?: string | undefined; readonly gender?: Gender | null | undefined } | undefined
    readonly onReady: () => Promise<void>
  }
  /** An e-mail that must be confirmed before chatting. [CH-10] [OV-10] */
  readonly 'confirm-email': object
  /** The profile in short; `short` leaves out picture and last name, for where a name is missing. [AC-02] */
  readonly profile: { readonly mode: 'full' | 'short' }
  /** What deleting the account takes away and what stays, and the password. [AC-05] */
  readonly 'delete-account': object
  /** Something that must be paid for: what is missing, and the way to it. [OV-07] */
  readonly upgrade:
    | {
        readonly missing: 'subscription' | 'character' | 'photos' | 'voice' | 'calls'
        readonly character: UpgradeCharacter
        /** Whether what was typed waits in the composer. */ readonly isTextKept?: boolean
      }
    /** The plan's photos of the month, in chats. */
    | { readonly missing: 'chatPhotos'; readonly character: UpgradeCharacter }
    | {
        readonly missing: 'generations' | 'creations'
        readonly character?: UpgradeCharacter
        /** When there are some, but too few. */ readonly left?: number
      }
  /** Why a message or a character is reported, and whether the character is to be blocked, too. [CH-24] */
  readonly report: {
    readonly kind: 'message' | 'character'
    /** Of the message, or of the character: its id or its slug. */
    readonly id: string
    /** First name of the character whom it is about, or who wrote it. */
    readonly name: string
    readonly slug: string
  }
  /** Asks before a character is blocked. [CH-24] */
  readonly block: { readonly name: string; readonly slug: string }
  /** A character that is blocked must be unblocked before a chat. [CH-24] */
  readonly unblock: {
    readonly name: string
    readonly slug: string
    /** The character is unblocked: opens the chat. */
    readonly onReady: () => Promise<void>
  }
  /** Asks a character to call, on which number where none is known. [CH-17] */
  readonly 'phone-call': { readonly chatID: string; readonly character: UpgradeCharacter }
  /** What was said in a chat, looked for. [CH-23] */
  readonly 'chat-search': { readonly chatID: string; readonly name: string }
  /** Whom photos are to show: one's own characters and the catalogue, with a search. [PG-01] */
  readonly 'choose-character': {
    /** Who is chosen so far; empty when nobody is. */
    readonly chosen: string
    readonly onChoose: (slug: string) => void
  }
  /** Photos made on request, over the whole screen, with what may be done with them. [PG-05] [OV-10] */
  readonly 'generated-photos': {
    /** Key of the photo that is shown first. */
    readonly start: string
    /** Only the photos of this order; all of them when left out. */
    readonly order?: string
  }
  /** Pictures over the whole screen. [OV-10] [CP-03] */
  readonly gallery: {
    readonly title: string
    readonly pictures: readonly { readonly src: string; readonly alt: string }[]
    /** Which is shown first, from 0. */
    readonly start: number
  }
  /** 'Are you sure?' [OV-09] */
  readonly confirm: {
    readonly title: string
    readonly text?: string
    readonly confirmLabel: string
    readonly cancelLabel: string
    readonly tone?: 'plain' | 'danger'
    /** Runs on Yes; the overlay waits for it, and stays open when it fails. */
    readonly onConfirm: () => void | Promise<unknown>
  }
  /** Which cookies and reports are agreed to. [OV-02] */
  readonly cookies: object
  /** Before a cancellation is final: what ends, and the offer to stay. [OV-06] */
  readonly 'cancel-subscription': {
    readonly plan: Pick<Plan, 'id' | 'price' | 'currency' | 'durationMonths'>
    /** What the plan costs the next time with the offer. */
    readonly offerPrice: number
    /** When the subscription would end by itself, ISO 8601. */
    readonly endsAt: string
    /** How many days before its end that is, begun ones counted. */
    readonly daysLeft: number
    /** `taken` when the person has accepted it already: it is made once. */
    readonly offer: 'open' | 'taken'
  }
  /** The monthly plan at its price with a promo code, for whoever is about to leave. [OV-05] */
  readonly 'exit-offer': { readonly plan: Plan; readonly code: string }
  /** The big sale, with its countdown. [OV-03] */
  readonly discount: object
}

export type OverlayName = keyof OverlayProps

/** What every overlay gets besides its own props. */
export interface OverlayControls {
  /** Closes it; resolves once it is closed and the address bar's history is as it was, so that one may navigate. */
  readonly close: () => Promise<void>
}
