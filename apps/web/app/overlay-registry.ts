import { lazy } from 'react'
import type { OverlayRegistry } from './shared/overlays/overlays.ts'

/** Which component shows which overlay; each is fetched when it is first opened. */
export const overlayRegistry: OverlayRegistry = {
  sign: lazy(() => import('./features/auth/sign-dialog.tsx')),
  'deleted-accounts': lazy(() => import('./features/auth/deleted-accounts-dialog.tsx')),
  'confirm-email': lazy(() => import('./features/auth/confirm-email-dialog.tsx')),
  guest: lazy(() => import('./features/start-chat/guest-dialog.tsx')),
  'fill-in': lazy(() => import('./features/start-chat/fill-in-dialog.tsx')),
  profile: lazy(() => import('./features/settings/profile-dialog.tsx')),
  'delete-account': lazy(() => import('./features/settings/delete-account-dialog.tsx')),
  upgrade: lazy(() => import('./features/subscriptions/upgrade-dialog.tsx')),
  'cancel-subscription': lazy(() => import('./features/subscriptions/cancel-dialog.tsx')),
  'exit-offer': lazy(() => import('./features/subscriptions/exit-dialog.tsx')),
  discount: lazy(() => import('./features/subscriptions/discount-dialog.tsx')),
  cookies: lazy(() => import('./features/cookies/cookie-dialog.tsx')),
  report: lazy(() => import('./features/report/report-dialog.tsx')),
  block: lazy(() => import('./features/report/block-dialog.tsx')),
  unblock: lazy(() => import('./features/report/unblock-dialog.tsx')),
  'phone-call': lazy(() => import('./features/phone-call/phone-call-dialog.tsx')),
  'chat-search': lazy(() => import('./features/chat-search/chat-search-dialog.tsx')),
  'choose-character': lazy(() => import('./features/photos/choose-character-dialog.tsx')),
  'generated-photos': lazy(() => import('./features/photos/generated-photos-overlay.tsx')),
  gallery: lazy(() => import('./shared/overlays/gallery-overlay.tsx')),
  confirm: lazy(() => import('./shared/overlays/confirm-overlay.tsx')),
}
